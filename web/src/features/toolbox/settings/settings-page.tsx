import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MailProblemBanner } from '../../../components/mail-problem/mail-problem-banner.tsx';
import { useSessionKind } from '../../../lib/session/session.ts';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { type SectionLoading, useOwnSettings } from '../api/use-own-settings.ts';
import { useSettings } from '../api/use-settings.ts';
import { BlockedCompanies } from '../blocks/blocked-companies.tsx';
import { ToolboxPage } from '../toolbox-page.tsx';
import { AccountAccess } from './account-access.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { MailSettings } from './mail-settings.tsx';
import { PushSettings } from './push-settings.tsx';
import { SchoolListing } from './school-listing.tsx';

const Settings = ({ loading }: { loading: SectionLoading }) => {
  const { t } = useTranslation();
  const settings = useSettings(loading);
  if (settings.data) return <MailSettings settings={settings.data} />;
  return (
    <PendingCard query={settings} failure={t("We couldn't load your settings.")}>
      <MailSettings settings={undefined} />
    </PendingCard>
  );
};

/** /toolbox/settings [TBX-04]. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const isSeeker = useSessionKind() === 'candidate';
  const loading = useOwnSettings();
  return (
    <ToolboxPage title={t('Settings')} help={t('Changes are saved as you make them.')}>
      <MailProblemBanner />
      <Box as="section" display="grid" gap="3">
        <h2>{t('Emails about')}</h2>
        <Settings loading={loading} />
      </Box>
      <PushSettings loading={loading} />
      <LanguageSetting />
      <AccountAccess />
      {isSeeker && <SchoolListing loading={loading} />}
      {isSeeker && <BlockedCompanies />}
      <DataExport />
      <DeleteAccount />
    </ToolboxPage>
  );
};

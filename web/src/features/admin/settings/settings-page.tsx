import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { useSettings } from '../api/use-settings.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { PriceList } from './price-list.tsx';
import { SecondFactorReset } from './second-factor-reset.tsx';
import { SettingsForm } from './settings-form.tsx';

const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box asChild display="grid" gap="3" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
    <section>
      <SectionHeader title={title} />
      {children}
    </section>
  </Box>
);

/** A form of the settings, which all come in one response. */
const StoredSettings = ({ form: Form }: { form: typeof SettingsForm }) => {
  const { t } = useTranslation();
  const settings = useSettings();
  if (settings.data) return <Form settings={settings.data} />;
  return (
    <PendingCard query={settings} failure={t("We couldn't load the settings.")}>
      <Card pad>
        <ListSkeleton avatar={false} />
      </Card>
    </PendingCard>
  );
};

/**
 * /admin/settings: prices. Admins also set how long matches last and which e-mail domains are refused, announce
 * something to all users, and help colleagues who lost a phone.
 */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const maySet = useStaffRight('changeSettings');
  const mayResetStaff = useStaffRight('manageStaff');
  return (
    <>
      <PageHeader title={t('Prices and settings')}>{t('Every change is in the staff history.')}</PageHeader>
      <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <SettingsSection title={t('Prices')}>
          <PriceList />
        </SettingsSection>
        {maySet && (
          <SettingsSection title={t('Matches, sign-ups and texts')}>
            <StoredSettings form={SettingsForm} />
          </SettingsSection>
        )}
        {maySet && (
          <SettingsSection title={t('Announcement')}>
            <StoredSettings form={AnnouncementForm} />
          </SettingsSection>
        )}
        {mayResetStaff && (
          <SettingsSection title={t('Staff sign-in')}>
            <SecondFactorReset />
          </SettingsSection>
        )}
      </Box>
    </>
  );
};

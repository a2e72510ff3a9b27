import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { ErrorState, ListSkeleton } from '../../components/states.tsx';
import { useSettings } from './api/use-settings.ts';
import { LanguageSetting } from './language-setting.tsx';
import { MailSettings } from './mail-settings.tsx';
import { ToolboxPage } from './toolbox-page.tsx';

const Settings = () => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSettings();
  if (data) return <MailSettings settings={data} />;
  return (
    <Card pad>
      {isError ? (
        <ErrorState title={t("We couldn't find your settings.")} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton avatar={false} />
      )}
    </Card>
  );
};

/** /toolbox/settings [TBX-04]. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  return (
    <ToolboxPage title={t('Notification Settings')} help={t('Changes are saved as you make them.')}>
      <Box as="section" display="grid" gap="3">
        <h2>{t('Emails about')}</h2>
        <Settings />
      </Box>
      <LanguageSetting />
    </ToolboxPage>
  );
};

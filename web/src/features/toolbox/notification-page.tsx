import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@plumbline/shared/contracts/toolbox';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RelativeTime } from '../../components/date-text.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PendingAnswer } from '../../components/pending-answer.tsx';
import { useOpenNotification } from './api/use-open-notification.ts';
import { settingTexts } from './setting-texts.ts';

const Content = ({ notification: { kind, title, date, path } }: { notification: NotificationView }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} documentTitle={t('Notification')}>
        <RelativeTime value={date} />
      </PageHeader>
      <Card pad display="grid" gap="3" justifyItems="start">
        <h2>{t(settingTexts[kind].label)}</h2>
        <Box as="p" color="muted">
          {t(settingTexts[kind].help)}
        </Box>
        <ButtonLink to={path} variant="primary" marginTop="2">
          {t('Open')}
        </ButtonLink>
      </Card>
    </>
  );
};

/** /toolbox/notifications/{notificationId} [TBX-05]. */
export const NotificationPage = () => {
  const { t } = useTranslation();
  const { notificationId = '' } = useParams();
  const notification = useOpenNotification(notificationId);
  return (
    <>
      <ActionBar left={<BackLink to={paths.toolbox.notifications.path()} label={t('Notifications')} />} />
      {notification.data ? (
        <Content notification={notification.data} />
      ) : (
        <>
          <PageHeader title={t('Notification')} />
          <Card pad>
            <PendingAnswer
              query={notification}
              failure={t('We could not find this notification.')}
              rows={1}
              avatar={false}
            />
          </Card>
        </>
      )}
    </>
  );
};

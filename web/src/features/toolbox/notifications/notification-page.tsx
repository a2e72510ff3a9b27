import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { useOpenNotification } from '../api/use-open-notification.ts';
import { settingTexts } from '../settings/setting-texts.ts';
import { NotifiedProfile } from './notified-profile.tsx';

const Content = ({ notification }: { notification: NotificationView }) => {
  const { t } = useTranslation();
  const { kind, title, date, path } = notification;
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
          {t('View')}
        </ButtonLink>
      </Card>
      <NotifiedProfile notification={notification} />
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
              failure={t("We couldn't find this notification.")}
              rows={1}
              avatar={false}
            />
          </Card>
        </>
      )}
    </>
  );
};

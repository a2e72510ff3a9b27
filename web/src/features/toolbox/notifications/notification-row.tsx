import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { NewMark } from '../../../ui/text/pill.tsx';
import { useMarkNotification } from '../api/use-mark-notification.ts';
import { notificationIcon } from './notification-icon.ts';

/** The event and its date. Opening it leads to its subject and marks it as read [TBX-05]. */
export const NotificationRow = ({ notification }: { notification: NotificationView }) => {
  const { t, i18n } = useTranslation();
  const { mutate: mark } = useMarkNotification();
  const { id, kind, titles, path, date, read } = notification;
  const title = titles?.[i18n.language === 'es' ? 'es' : 'en'] ?? notification.title;
  const Icon = notificationIcon[kind];
  return (
    <ListRow display="flex" alignItems="flex-start" gap="3.5">
      <Box as="span" color="muted" pt="0.5">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="1">
        <Box flex="1 1 260px" minWidth="0">
          <Box as="p" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box asChild fontWeight={read ? 'normal' : 'semibold'}>
              <Link className="tap" to={path} onClick={() => !read && mark({ id, read: true })}>
                {title}
              </Link>
            </Box>
            {!read && <NewMark>{t('New')}</NewMark>}
          </Box>
          <Box as="p" color="muted" textStyle="small">
            <RelativeTime value={date} />
          </Box>
        </Box>
        <Button
          variant="text"
          marginInlineStart={{ base: '-2.5', md: '0' }}
          onClick={() => mark({ id, read: !read })}
          aria-label={read ? t('Mark as unread: {{title}}', { title }) : t('Mark as read: {{title}}', { title })}
        >
          {read ? t('Mark as unread') : t('Mark as read')}
        </Button>
      </Box>
    </ListRow>
  );
};

import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { NewMark } from '../../../ui/text/pill.tsx';
import { useMarkNotification } from '../api/use-mark-notification.ts';
import { notificationIcon } from './notification-icon.ts';

/** The event, who it comes from, and its date. Opening it leads to its subject and marks it as read [TBX-05]. */
export const NotificationRow = ({ notification }: { notification: NotificationView }) => {
  const { t, i18n } = useTranslation();
  const { mutate: mark } = useMarkNotification();
  const { id, kind, titles, path, from, date, read } = notification;
  const title = titles?.[i18n.language === 'es' ? 'es' : 'en'] ?? notification.title;
  const Icon = notificationIcon[kind];
  return (
    <ListRow
      position="relative"
      display="flex"
      alignItems="flex-start"
      gap="3.5"
      py="2"
      bg={read ? undefined : 'info-soft'}
      _hover={{ bg: 'sunken' }}
    >
      <Box as="span" color="muted" pt="3">
        <Icon size={20} aria-hidden />
      </Box>
      <Box
        flex="1"
        minWidth="0"
        py="2.5"
        display={{ md: 'flex' }}
        justifyContent="space-between"
        columnGap="6"
        // The whole row is the link, and the button is above it.
        css={{
          '& a': { color: 'text', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
          '& a:hover': { textDecoration: 'underline' },
        }}
      >
        <Box display={{ md: 'flex' }} flexWrap="wrap" alignItems="baseline" columnGap="3">
          <Box as="p" fontWeight={read ? 'normal' : 'semibold'}>
            <Link to={path} onClick={() => !read && mark({ id, read: true })}>
              {title}
            </Link>
          </Box>
          {from && (
            <Box as="p" color="muted" textStyle="small">
              {from}
            </Box>
          )}
        </Box>
        <Box as="p" display="flex" alignItems="center" gap="3" color="muted" textStyle="small" whiteSpace="nowrap">
          {!read && <NewMark>{t('New')}</NewMark>}
          <RelativeTime value={date} />
        </Box>
      </Box>
      <IconButton
        zIndex="1"
        onClick={() => mark({ id, read: !read })}
        title={read ? t('Mark as unread') : t('Mark as read')}
        aria-label={read ? t('Mark as unread: {{title}}', { title }) : t('Mark as read: {{title}}', { title })}
      >
        {read ? <Mail size={20} aria-hidden /> : <MailOpen size={20} aria-hidden />}
      </IconButton>
    </ListRow>
  );
};

import { paths } from '@plumbline/shared/options/paths';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { focusPlace } from '../../../lib/page/focus-page.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useMarkAll } from '../api/use-mark-all.ts';
import { useNotifications } from '../api/use-notifications.ts';
import { ToolboxPage } from '../toolbox-page.tsx';
import { NotificationRow } from './notification-row.tsx';

type NotificationsQuery = ReturnType<typeof useNotifications>;

const List = ({ found }: { found: NotificationsQuery }) => {
  const { t } = useTranslation();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (!data) {
    return (
      <PendingCard query={found} failure={t("We couldn't load your notifications.")}>
        <RowsShape picture="icon" />
      </PendingCard>
    );
  }
  const rows = data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Bell}
          title={t('You have no notifications yet.')}
          help={t('Applications, job briefings and connections show here.')}
          action={<ButtonLink to={paths.toolbox.settings.path()}>{t('Notification Settings')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard>
        {rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ListCard>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
};

/** /toolbox/notifications: read and unread notifications, each linked to its subject [TBX-05]. */
export const NotificationsPage = () => {
  const { t } = useTranslation();
  const found = useNotifications();
  const markAll = useMarkAll();
  const anyNew = found.data?.pages.some(({ results }) => results.some(({ read }) => !read)) ?? false;
  // The button has gone afterwards: a message reports it, and the title takes the focus.
  const readAll = () =>
    markAll.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('All notifications are marked as read.'));
        const title = document.querySelector('h1');
        if (title) focusPlace(title);
      },
      onError: (error) => toast.error(ownErrorText(t, error, 'Something went wrong.')),
    });
  return (
    <ToolboxPage
      title={t('Notifications')}
      action={
        // The space is reserved until it is known whether there is anything to mark.
        (anyNew || found.isLoading) && (
          <Button onClick={readAll} disabled={!anyNew || markAll.isPending}>
            {t('Mark all as read')}
          </Button>
        )
      }
    >
      <List found={found} />
    </ToolboxPage>
  );
};

import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { listNotifications } from '@plumbline/shared/contracts/notifications/notifications';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshBadges } from '../../../lib/queries/badges.ts';
import { mutationKeys, queryKeys } from '../../../lib/queries/query-keys.ts';
import { refreshAfterLast } from '../../../lib/queries/refresh-after-last.ts';

type MarkRequest = { id: string; read: boolean };
type NotificationPages = InfiniteData<ResponseOf<typeof listNotifications>>;

const markIn = (found: NotificationPages, { id, read }: MarkRequest): NotificationPages => ({
  ...found,
  pages: found.pages.map((page) => ({
    ...page,
    results: page.results.map((each) => (each.id === id ? { ...each, read } : each)),
  })),
});

/**
 * Marks one notification as read or unread: shown in the list immediately, saved one at a time; the bell follows
 * [TBX-05].
 */
export const useMarkNotification = () => {
  const client = useQueryClient();
  const { notifications } = queryKeys;
  const show = (mark: MarkRequest) =>
    client.setQueryData<NotificationPages>(notifications, (found) => found && markIn(found, mark));
  return useMutation({
    mutationKey: mutationKeys.markNotification,
    scope: { id: 'notifications' },
    mutationFn: ({ id, read }: MarkRequest) =>
      call('PATCH /api/notifications/{id}', { params: { id }, body: { read } }),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey: notifications });
      show(mark);
    },
    onError: (error, { id, read }) => {
      console.error('The notification could not be marked', error);
      show({ id, read: !read });
    },
    onSettled: () => {
      void refreshBadges(client);
      void refreshAfterLast(client, mutationKeys.markNotification, notifications);
    },
  });
};

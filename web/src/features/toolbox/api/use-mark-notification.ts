import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import { type listNotifications, markNotification } from '@plumbline/shared/contracts/toolbox';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { MARKING_NOTIFICATION, refreshDots } from '../../../lib/queries/dots.ts';
import { refreshAfterLast } from '../../../lib/queries/refresh-after-last.ts';
import { NOTIFICATIONS } from './use-notifications.ts';

type Mark = { id: string; read: boolean };
type Found = InfiniteData<AnswerOf<typeof listNotifications>>;

const markIn = (found: Found, { id, read }: Mark): Found => ({
  ...found,
  pages: found.pages.map((page) => ({
    ...page,
    results: page.results.map((each) => (each.id === id ? { ...each, read } : each)),
  })),
});

/** Marks one notification as read or unread: in the list at once, one after another; the bell follows [TBX-05]. */
export const useMarkNotification = () => {
  const client = useQueryClient();
  const show = (mark: Mark) => client.setQueryData<Found>(NOTIFICATIONS, (found) => found && markIn(found, mark));
  return useMutation({
    mutationKey: MARKING_NOTIFICATION,
    scope: { id: 'notifications' },
    mutationFn: ({ id, read }: Mark) => call(markNotification, { params: { id }, body: { read } }),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey: NOTIFICATIONS });
      show(mark);
    },
    onError: (error, { id, read }) => {
      console.error('The notification could not be marked', error);
      show({ id, read: !read });
    },
    onSettled: () => {
      void refreshDots(client);
      void refreshAfterLast(client, MARKING_NOTIFICATION, NOTIFICATIONS);
    },
  });
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshBadges } from '../../../lib/queries/badges.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Opens a notification of the user, which marks it as read, and returns its contents [TBX-05]. */
export const useOpenNotification = (id: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.notification(id),
    queryFn: async () => {
      const notification = await call('PATCH /api/notifications/{id}', { params: { id }, body: { read: true } });
      void client.invalidateQueries({ queryKey: queryKeys.notifications });
      void refreshBadges(client);
      return notification;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};

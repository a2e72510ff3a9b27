import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshBadges } from '../../../lib/queries/badges.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Marks all notifications as read [TBX-05]. */
export const useMarkAll = () => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: () => call('POST /api/notifications/read-all', {}),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.notifications }), refreshBadges(client)]),
  });
};

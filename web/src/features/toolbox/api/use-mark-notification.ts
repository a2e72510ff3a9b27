import { markNotification } from '@plumbline/shared/contracts/toolbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDots } from '../../../lib/dots.ts';
import { NOTIFICATIONS } from './use-notifications.ts';

type Mark = { id: string; read: boolean };

/** Marks one notification as read or unread; list and bell follow [TBX-05]. */
export const useMarkNotification = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: Mark) => call(markNotification, { params: { id }, body: { read } }),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: NOTIFICATIONS }), refreshDots(client)]),
    onError: (error) => console.error('The notification could not be marked', error),
  });
};

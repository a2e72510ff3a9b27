import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { updateNotificationSettings } from '@plumbline/shared/contracts/notifications/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { mutationKeys, queryKeys } from '../../../lib/queries/query-keys.ts';
import { refreshAfterLast } from '../../../lib/queries/refresh-after-last.ts';
import type { Settings } from './use-settings.ts';

export type SettingChange = CallOf<typeof updateNotificationSettings>['body'];

/**
 * Saves a setting as it changes: shown immediately, saved one at a time, and reverted when it can't be saved [TBX-04].
 */
export const useChangeSetting = (onError: (error: unknown) => void) => {
  const client = useQueryClient();
  const answer = queryKeys.notificationSettings;
  return useMutation({
    mutationKey: mutationKeys.changeSetting,
    scope: { id: 'notification-settings' },
    mutationFn: (body: SettingChange) => call('PATCH /api/notification-settings', { body }),
    onMutate: async (change) => {
      // The common call of the page stores these settings too.
      await Promise.all([queryKeys.ownSettings, answer].map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData<Settings>(answer, (settings) => settings && { ...settings, ...change });
    },
    onError,
    onSettled: () => refreshAfterLast(client, mutationKeys.changeSetting, answer),
  });
};

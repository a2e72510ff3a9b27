import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { updateNotificationSettings } from '@plumbline/shared/contracts/toolbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshAfterLast } from '../../../lib/queries/refresh-after-last.ts';
import { SETTINGS, type Settings } from './use-settings.ts';

export type SettingChange = CallOf<typeof updateNotificationSettings>['body'];

/** Saves a setting as it changes: shown at once, one after another, and back again when it could not be saved [TBX-04]. */
export const useChangeSetting = (onError: (error: unknown) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SETTINGS,
    scope: { id: 'notification-settings' },
    mutationFn: (body: SettingChange) => call(updateNotificationSettings, { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: SETTINGS });
      client.setQueryData<Settings>(SETTINGS, (settings) => settings && { ...settings, ...change });
    },
    onError,
    onSettled: () => refreshAfterLast(client, SETTINGS, SETTINGS),
  });
};

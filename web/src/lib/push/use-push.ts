import type { PushDevice, PushSettings } from '@plumbline/shared/contracts/notifications/push';
import type { PushKind } from '@plumbline/shared/options/push/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { readStored, removeStored, writeStored } from '../session/browser-storage.ts';
import { deviceOf, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/** The user's devices and kinds of push notifications. */
export const usePush = (options: { enabled?: boolean; staleTime?: number } = {}) =>
  useQuery({
    queryKey: queryKeys.push,
    queryFn: ({ signal }) => call('GET /api/push', {}, { signal }),
    ...options,
  });

/** Whether a device of the user is this browser. */
export const isThisDevice = ({ id }: PushDevice): boolean => id === readStored('pushDevice');

/** The outcome of turning push on: 'refused' by the user in the browser's own question. */
export type PushOutcome = 'on' | 'refused';

/** Turns push notifications on in this browser. */
export const useTurnPushOn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string): Promise<PushOutcome> => {
      const { endpoint = '', keys } = (await subscribeBrowser(publicKey)) ?? {};
      if (!endpoint || !keys) return 'refused';
      const { p256dh = '', auth = '' } = keys;
      const body = { endpoint, keys: { p256dh, auth }, ...deviceOf(navigator.userAgent) };
      const { id } = await call('POST /api/push/devices', { body });
      writeStored('pushDevice', id);
      return 'on';
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.push }),
  });
};

/** Removes a device. The browser's own subscription ends with it. */
export const useRemoveDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (id === readStored('pushDevice')) {
        await unsubscribeBrowser();
        removeStored('pushDevice');
      }
      return call('DELETE /api/push/devices/{id}', { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.push }),
  });
};

/** Turns a kind on or off: shown immediately, and reverted when it can't be saved. */
export const useChangePush = (onError: (error: unknown) => void) => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'push' },
    mutationFn: (body: Partial<Record<PushKind, boolean>>) => call('PATCH /api/push', { body }),
    onMutate: async (kinds) => {
      // The common call of the settings stores these kinds too.
      await Promise.all([queryKeys.ownSettings, queryKeys.push].map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData<PushSettings>(
        queryKeys.push,
        (push) => push && { ...push, kinds: { ...push.kinds, ...kinds } },
      );
    },
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.push }),
  });
};

/**
 * Removes this browser from the user's devices before a logout, so that the next person at it gets nothing. The
 * subscription ends even if the browser doesn't have the device's id. A failure doesn't stop the logout: without a
 * subscription, the push service refuses the next message and the device is removed.
 */
export const leavePush = async (): Promise<void> => {
  const id = readStored('pushDevice');
  await Promise.allSettled([
    unsubscribeBrowser(),
    ...(id ? [call('DELETE /api/push/devices/{id}', { params: { id } })] : []),
  ]);
};

import { ApiError } from '../../platform/errors.ts';
import { retryOnConflict } from '../../table/core/transact.ts';
import {
  putPush,
  readNotificationSettings,
  type StoredDevice,
  type StoredPush,
} from '../../table/notifications/notification-settings.ts';
import { freeEndpoint } from '../../table/notifications/push-endpoint.ts';

const TRIES = 4;
const none: StoredPush = { kinds: {}, devices: [], changes: 0 };

/**
 * Changes the push settings of a user, again after a concurrent change. Returns the devices that were removed. Throws
 * `push_changed`.
 */
export const changeStored = (userId: string, change: (push: StoredPush) => StoredPush): Promise<StoredDevice[]> =>
  retryOnConflict(
    async () => {
      const { push } = await readNotificationSettings(userId);
      const before = push ?? none;
      const changed = change(before);
      if (changed !== before) await putPush(userId, changed, push);
      const left = new Set(changed.devices.map(({ id }) => id));
      return (push?.devices ?? []).filter(({ id }) => !left.has(id));
    },
    { tries: TRIES, exhausted: () => new ApiError('push_changed') },
  );

const removeWhere = async (userId: string, isRemoved: (id: string) => boolean): Promise<void> => {
  const removed = await changeStored(userId, (push) => {
    const devices = push.devices.filter(({ id }) => !isRemoved(id));
    return devices.length === push.devices.length ? push : { ...push, devices };
  });
  await Promise.all(removed.map(({ id }) => freeEndpoint(id, userId)));
};

/** Removes devices of a user. A device that another user has taken over stays theirs. */
export const removeDevices = (userId: string, ids: readonly string[]): Promise<void> =>
  removeWhere(userId, (id) => ids.includes(id));

/** Removes all devices of a user, except `kept`. */
export const removeOtherDevices = (userId: string, kept?: string): Promise<void> =>
  removeWhere(userId, (id) => id !== kept);

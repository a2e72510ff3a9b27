import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { addPushDevice } from '@plumbline/shared/contracts/notifications/push';
import { isPushEndpoint, MAX_PUSH_DEVICES, type PushKind } from '@plumbline/shared/options/push/push';
import { nowIso } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/ids.ts';
import { retryOnConflict } from '../../table/core/transact.ts';
import type { StoredDevice } from '../../table/notifications/notification-settings.ts';
import { claimEndpoint, freeEndpoint, readEndpointUser } from '../../table/notifications/push-endpoint.ts';
import { currentPushKeys } from './delivery/push/push-keys.ts';
import { changeStored, removeDevices } from './remove-devices.ts';

const TRIES = 4;

type NewDevice = RequestOf<typeof addPushDevice>['body'];

const requirePush = (): void => {
  if (!environment.pushContact) throw new ApiError('push_off');
};

/** Gives a device to a user, and removes it from the one who had it before. */
const takeOverEndpoint = (id: string, userId: string): Promise<void> =>
  retryOnConflict(
    async () => {
      const previous = await readEndpointUser(id);
      if (previous !== undefined && previous !== userId) await removeDevices(previous, [id]);
      const left = await readEndpointUser(id);
      if (left !== userId) await claimEndpoint(id, userId, left);
    },
    { tries: TRIES, exhausted: () => new ApiError('push_changed') },
  );

/**
 * Adds a device, which another user of the same browser then loses. Above the limit the device that was added first is
 * removed. Throws `push_endpoint_refused`.
 */
export const addDevice = async (
  userId: string,
  { endpoint, keys, kind, browser }: NewDevice,
): Promise<StoredDevice> => {
  requirePush();
  if (!isPushEndpoint(endpoint, environment.localPushOrigin)) throw new ApiError('push_endpoint_refused');
  const { publicKey } = await currentPushKeys();
  const id = hashOf(endpoint).slice(0, 24);
  const device = { id, endpoint, ...keys, publicKey, kind, browser, addedAt: nowIso() };
  await takeOverEndpoint(id, userId);
  const removed = await changeStored(userId, (push) => {
    const others = push.devices.filter((each) => each.id !== id);
    return { ...push, devices: [...others, device].slice(-MAX_PUSH_DEVICES) };
  });
  await Promise.all(removed.map((each) => freeEndpoint(each.id, userId)));
  return device;
};

export const changePushKinds = async (userId: string, kinds: Partial<Record<PushKind, boolean>>): Promise<void> => {
  requirePush();
  await changeStored(userId, (push) => ({ ...push, kinds: { ...push.kinds, ...kinds } }));
};

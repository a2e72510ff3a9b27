import type { PushDevice, PushSettings } from '@plumbline/shared/contracts/notifications/push';
import * as contract from '@plumbline/shared/contracts/notifications/push';
import { defaultPushSettings } from '@plumbline/shared/options/push/push';
import { operation } from '../../http/operation.ts';
import { environment } from '../../platform/environment.ts';
import { currentPushKeys } from '../../services/notifications/delivery/push/push-keys.ts';
import { addDevice, changePushKinds } from '../../services/notifications/push-devices.ts';
import { removeDevices } from '../../services/notifications/remove-devices.ts';
import {
  readNotificationSettings,
  type StoredDevice,
  type UserSettings,
} from '../../table/notifications/notification-settings.ts';

const deviceView = ({ id, kind, browser, addedAt }: StoredDevice): PushDevice => ({
  id,
  kind: kind as PushDevice['kind'],
  browser: browser as PushDevice['browser'],
  addedAt,
});

/** Returns the devices, without their addresses, and the kinds of push notifications. */
export const pushView = async ({ push }: Pick<UserSettings, 'push'>): Promise<PushSettings> => {
  const kinds = { ...defaultPushSettings, ...push?.kinds };
  if (!environment.pushContact) return { kinds, devices: [] };
  const { publicKey } = await currentPushKeys();
  return { publicKey, kinds, devices: (push?.devices ?? []).map(deviceView) };
};

const viewOf = async (userId: string) => pushView(await readNotificationSettings(userId));

export const getPush = operation(contract.getPush, ({ caller }) => viewOf(caller.userId));

export const changePush = operation(contract.changePush, async ({ caller, body }) => {
  await changePushKinds(caller.userId, body);
  return viewOf(caller.userId);
});

export const addPushDevice = operation(contract.addPushDevice, async ({ caller, body }) =>
  deviceView(await addDevice(caller.userId, body)),
);

export const removePushDevice = operation(contract.removePushDevice, async ({ caller, params }) => {
  await removeDevices(caller.userId, [params.id]);
  return { success: true };
});

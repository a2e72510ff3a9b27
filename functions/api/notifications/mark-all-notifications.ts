import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { markAllRead } from '../../table/notifications/notification.ts';

/** Marks all of the caller's notifications as read [TBX-05]. */
export const markAllNotifications = operation(contract.markAllNotifications, async ({ caller }) => {
  await markAllRead(caller.userId, nowIso());
  return { success: true };
});

import * as contract from '@plumbline/shared/contracts/toolbox';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { nowIso } from '../platform/clock.ts';
import { readUntil, setRead } from '../table/notification.ts';
import { notificationView } from './notification-view.ts';

/** TBX-05. Somebody else's notification answers as an unknown one does. */
export const markNotification = operation(contract.markNotification, async ({ params, body, caller: { userId } }) => {
  const item = await setRead(userId, params.id, body.read, nowIso());
  if (!item) throw notFound('We could not find this notification.');
  return notificationView(item, await readUntil(userId));
});

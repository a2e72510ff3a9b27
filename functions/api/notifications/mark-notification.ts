import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { setRead } from '../../table/notifications/notification.ts';
import { notificationViews } from './notification-view.ts';

/** Marks a notification as read; 404 for another user's [TBX-05]. */
export const markNotification = operation(contract.markNotification, async ({ params, body, caller }) => {
  const item = await setRead(caller.userId, params.id, body.read, nowIso());
  if (!item) throw new ApiError('notification_not_found');
  const [view] = await notificationViews([item], caller);
  return view!;
});

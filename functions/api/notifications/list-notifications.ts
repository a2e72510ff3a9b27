import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { pagedOperation } from '../../http/paged-operation.ts';
import { listNotifications as list } from '../../table/notifications/notification.ts';
import { notificationViews } from './notification-view.ts';

/** The caller's notifications, newest first, in two requests [TBX-05]. */
export const listNotifications = pagedOperation(contract.listNotifications, async ({ caller, query }) => {
  const { items, cursor } = await list(caller.userId, query);
  return { results: await notificationViews(items, caller), ...(cursor && { cursor }) };
});

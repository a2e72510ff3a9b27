import * as contract from '@plumbline/shared/contracts/toolbox';
import { operation } from '../http/operation.ts';
import { listNotifications as list, readUntil } from '../table/notification.ts';
import { notificationView } from './notification-view.ts';

/** TBX-05: two requests. */
export const listNotifications = operation(contract.listNotifications, async ({ caller: { userId }, query }) => {
  const [{ items, cursor }, until] = await Promise.all([list(userId, query), readUntil(userId)]);
  return { results: items.map((item) => notificationView(item, until)), ...(cursor && { cursor }) };
});

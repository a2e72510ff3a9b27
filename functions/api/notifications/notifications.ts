import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { markEveryNotification, setNotificationRead } from '../../services/notifications/mark-read.ts';
import { changeEmails } from '../../services/notifications/settings.ts';
import { listNotifications as list } from '../../table/notifications/notification.ts';
import { readNotificationSettings } from '../../table/notifications/notification-settings.ts';
import { notificationViews } from './notification-view.ts';

/** Returns a page of the caller's notifications, newest first, in a query and up to three batches [TBX-05]. */
export const listNotifications = pagedOperation(contract.listNotifications, async ({ caller, query }) => {
  const { items, cursor } = await list(caller.userId, query);
  return { results: await notificationViews(items, caller), ...(cursor && { cursor }) };
});

export const markNotification = operation(contract.markNotification, async ({ params, body, caller }) => {
  const [view] = await notificationViews([await setNotificationRead(caller.userId, params.id, body.read)], caller);
  return view!;
});

/** Marks all of the caller's notifications as read [TBX-05]. */
export const markAllNotifications = operation(contract.markAllNotifications, async ({ caller }) => {
  await markEveryNotification(caller.userId);
  return { success: true };
});

type Settings = Awaited<ReturnType<typeof readNotificationSettings>>;

/** Returns which e-mails a user gets. */
export const mailsView = ({ push: _push, ...settings }: Settings) => ({ ...settings, receipts: true as const });

/** Returns which e-mails the caller gets: the stored settings, or defaults [TBX-04]. */
export const getNotificationSettings = operation(contract.getNotificationSettings, async ({ caller }) =>
  mailsView(await readNotificationSettings(caller.userId)),
);

export const updateNotificationSettings = operation(
  contract.updateNotificationSettings,
  async ({ caller, body: { receipts: _, ...changes } }) => mailsView(await changeEmails(caller.userId, changes)),
);

import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { markAllRead, type NotificationItem, setRead } from '../../table/notifications/notification.ts';

export const markEveryNotification = (userId: string) => markAllRead(userId, nowIso());

/** Marks a notification as read or unread. Throws `notification_not_found` for another user's [TBX-05]. */
export const setNotificationRead = async (userId: string, id: string, isRead: boolean): Promise<NotificationItem> => {
  const item = await setRead(userId, id, isRead, nowIso());
  if (!item) throw new ApiError('notification_not_found');
  return item;
};

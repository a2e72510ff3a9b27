import type { NotificationView } from '@plumbline/shared/contracts/toolbox';
import { isRead, type NotificationItem } from '../table/notification.ts';

export const notificationView = (item: NotificationItem, readUntil: string): NotificationView => {
  const { id, kind, title, path, profile, subject, date } = item;
  return { id, kind, title, path, profile, subject, date, read: isRead(item, readUntil) };
};

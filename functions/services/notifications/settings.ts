import { changeNotificationSettings } from '../../table/notifications/notification-settings.ts';

export const changeEmails = (userId: string, changes: Parameters<typeof changeNotificationSettings>[1]) =>
  changeNotificationSettings(userId, changes);

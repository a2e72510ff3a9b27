import { groupHandler } from '../http/group-handler.ts';
import { getBadges } from './get-badges.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotifications } from './mark-all-notifications.ts';
import { markNotification } from './mark-notification.ts';
import { getNotificationSettings, updateNotificationSettings } from './notification-settings.ts';
import { unsubscribe, unsubscribeAtOnce } from './unsubscribe.ts';

export const handler = groupHandler('notifications', [
  getNotificationSettings,
  updateNotificationSettings,
  listNotifications,
  markNotification,
  markAllNotifications,
  getBadges,
  unsubscribe,
  unsubscribeAtOnce,
]);

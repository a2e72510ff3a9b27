import { groupHandler } from '../http/group-handler.ts';
import { getDots } from './get-dots.ts';
import { listConnections } from './list-connections.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotifications } from './mark-all-notifications.ts';
import { markNotification } from './mark-notification.ts';
import { getNotificationSettings, updateNotificationSettings } from './notification-settings.ts';
import { unsubscribe, unsubscribeAtOnce } from './unsubscribe.ts';

export const handler = groupHandler('toolbox', [
  getNotificationSettings,
  updateNotificationSettings,
  listNotifications,
  markNotification,
  markAllNotifications,
  listConnections,
  getDots,
  unsubscribe,
  unsubscribeAtOnce,
]);

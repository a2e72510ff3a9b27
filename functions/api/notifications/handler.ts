import { unsubscribe as contract } from '@plumbline/shared/contracts/notifications/notifications';
import { preferredLanguage } from '@plumbline/shared/options/languages';
import type { ErrorPage } from '../../http/answer-errors.ts';
import { groupHandler } from '../../http/group-handler.ts';
import { unsubscribeErrorPage } from '../../services/emails/unsubscribe-pages.ts';
import { getBadges } from './get-badges.ts';
import { getOwnSettings } from './get-own-settings.ts';
import {
  getNotificationSettings,
  listNotifications,
  markAllNotifications,
  markNotification,
  updateNotificationSettings,
} from './notifications.ts';
import { addPushDevice, changePush, getPush, removePushDevice } from './push.ts';
import { unsubscribe, unsubscribeAtOnce } from './unsubscribe.ts';

/** Users open unsubscribe links in a browser, so their errors are HTML pages. Other errors stay JSON. */
const errorPage: ErrorPage = ({ status }, { rawPath, headers }) =>
  rawPath === contract.path ? unsubscribeErrorPage(status, preferredLanguage(headers['accept-language'])) : undefined;

export const handler = groupHandler(
  'notifications',
  [
    getOwnSettings,
    getNotificationSettings,
    updateNotificationSettings,
    listNotifications,
    markNotification,
    markAllNotifications,
    getBadges,
    getPush,
    changePush,
    addPushDevice,
    removePushDevice,
    unsubscribe,
    unsubscribeAtOnce,
  ],
  { errorPage },
);

import * as z from 'zod';
import { matchMails, notificationKinds } from '../../options/notification-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, line, secretText } from '../fields.ts';
import { announcementText } from './announcement.ts';

const mails = {
  newApplicant: z.boolean(),
  applicationAnswered: z.boolean(),
  briefingReceived: z.boolean(),
  briefingAnswered: z.boolean(),
  jobReceived: z.boolean(),
  newMatch: z.enum(matchMails),
  projectConnection: z.boolean(),
  connectionAccepted: z.boolean(),
  documentExpires: z.boolean(),
  reachQuestion: z.boolean(),
  windowEnded: z.boolean(),
  jobUnpaid: z.boolean(),
  interview: z.boolean(),
  messageReceived: z.boolean(),
};

/** The e-mails that the user has turned on [TBX-04]. */
export const notificationSettings = z.object({ ...mails, receipts: z.literal(true, 'Receipts are always sent.') });

export const getNotificationSettings = defineEndpoint({
  group: 'notifications',
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/api/notification-settings',
  auth: 'signed-in',
  response: notificationSettings,
  summary: 'Which e-mails the user gets',
});

export const updateNotificationSettings = defineEndpoint({
  group: 'notifications',
  name: 'updateNotificationSettings',
  method: 'PATCH',
  path: '/api/notification-settings',
  auth: 'signed-in',
  body: notificationSettings.partial().strict(),
  response: notificationSettings,
  summary: 'Turns e-mails on or off; what is left out stays',
});

/** `path` is the page the notification is about [TBX-05]. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** The title in the language of the user's e-mails. */
  title: z.string(),
  /** The title in each language. Older notifications have only `title`. */
  titles: z.object({ en: z.string(), es: z.string() }).optional(),
  path: z.string(),
  /** The applicant's name, as the reader may see it now. The title has only the job. */
  from: z.string().optional(),
  profile: id,
  subject: id,
  date: isoDate,
  read: z.boolean(),
});
export type NotificationView = z.output<typeof notification>;

const cursor = line(600).optional();

export const listNotifications = defineEndpoint({
  group: 'notifications',
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'signed-in',
  budget: 'list',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor }),
  response: z.object({ results: z.array(notification), cursor: z.string().optional() }),
  summary: 'Lists the own notifications, newest first',
});

export const markNotification = defineEndpoint({
  group: 'notifications',
  name: 'markNotification',
  method: 'PATCH',
  path: '/api/notifications/{id}',
  auth: 'signed-in',
  params: byId,
  body: z.object({ read: z.boolean() }),
  response: notification,
  errors: ['notification_not_found'],
  summary: 'Marks one of the own notifications as read or unread',
});

export const markAllNotifications = defineEndpoint({
  group: 'notifications',
  name: 'markAllNotifications',
  method: 'POST',
  path: '/api/notifications/read-all',
  auth: 'signed-in',
  budget: 'write',
  response: confirmation,
  summary: 'Marks all own notifications as read',
});

/** `count` is the text of the badge: empty when there is nothing new, `99+` for more than 99 [SHL-15, SHL-16]. */
const badge = z.object({ isNew: z.boolean(), count: z.string() });

export const getBadges = defineEndpoint({
  group: 'notifications',
  name: 'getBadges',
  method: 'GET',
  path: '/api/badges',
  auth: 'signed-in',
  response: z.object({
    findEmployees: badge,
    findJobs: badge,
    tradePartners: badge,
    /** The number of conversations with unread messages. */
    messages: badge,
    notifications: badge,
    /** A text of staff for all signed-in users, until its last day. */
    announcement: announcementText.optional(),
    /** The error of every write while nothing can be saved because of maintenance. */
    readOnly: z.object({ code: z.literal('read_only'), message: z.string() }).optional(),
  }),
  summary: 'What is new, for the badges of the sidebar and the bell, and what staff announce',
});

const unsubscription = {
  group: 'notifications',
  path: '/api/unsubscribe',
  auth: 'public',
  query: z.object({ token: secretText(400, 'This link is no longer valid.') }),
  response: z.string(),
  media: 'html',
} as const;

/** The link at the foot of every e-mail that can be turned off. */
export const unsubscribe = defineEndpoint({
  ...unsubscription,
  name: 'unsubscribe',
  method: 'GET',
  errors: ['unsubscribe_link_expired'],
  summary: 'Asks whether to turn off a kind of e-mail, by the link in it; answers a page with a button',
});

/** The unsubscribe button of the mail program (RFC 8058). */
export const unsubscribeAtOnce = defineEndpoint({
  ...unsubscription,
  name: 'unsubscribeAtOnce',
  method: 'POST',
  budget: 'write',
  errors: ['unsubscribe_link_expired', 'search_changed'],
  summary: 'Turns off a kind of e-mail, by that button or by the one of the mail program',
});

import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import { type NotificationKind, notificationKinds } from '@plumbline/shared/options/notification-kinds';
import {
  BatchGetRequest,
  boolean,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  number,
  PutItemCommand,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** The placeholder for the sender's name in a title. The name is filled in when the title is read. */
export const NAME = '{{name}}';

const notificationsByDate = indexPattern('gsi1', {
  partition: 'USER#{userId}',
  sort: 'NOTIFICATION#{date}#{id}',
  finds: 'The notifications of a user, by date',
});

/** A notification to a user; `path` is the page that it opens [TBX-05]. */
export const Notification = new Entity({
  name: 'Notification',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    id: string().key(),
    kind: string().enum(...notificationKinds),
    /** The title has NAME instead of a name, because the reader may later lose or gain the right to see it. */
    title: string(),
    /** The title in each language. Older notifications have only the one in their reader's language. */
    titles: map({ en: string(), es: string() }).optional(),
    path: string(),
    /** The profile whose action caused the notification, and the job or project that it is about. */
    profile: string(),
    subject: string(),
    date: string(),
    /** Whether the user marked this notification as read or unread, and when (ISO). */
    read: boolean().optional(),
    readSetAt: string().optional(),
    ttl: number(),
  }).and((schema) => indexKeys(schema, notificationsByDate, (notification) => notification)),
  computeKey: keyTemplate('USER#{userId}', 'NOTIFICATION#{id}'),
});
export type NotificationItem = FormattedItem<typeof Notification>;
export type Titles = Record<Language, OutgoingText>;

/** A new notification, whose titles have passed `outgoingText`. */
type NewNotification = NotificationItem & { title: OutgoingText; titles: Titles };

export type { NotificationKind };

/** Returns the write of a notification, for a transaction. */
export const newNotification = (notification: NewNotification) => Notification.build(PutTransaction).item(notification);

/** Writes a notification. Returns false when it exists; it then keeps its date and read flag. */
export const putNotification = async (notification: NewNotification): Promise<boolean> => {
  try {
    await Notification.build(PutItemCommand)
      .item(notification)
      .options({ condition: { attr: 'id', exists: false } })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/**
 * Changes a notification to say that it is about several jobs or projects. Does nothing when it is about `subject`, the
 * only one so far.
 */
export const widenNotification = async (
  { userId, id, subject }: Pick<NotificationItem, 'userId' | 'id' | 'subject'>,
  { title, titles, path }: Pick<NewNotification, 'title' | 'titles' | 'path'>,
): Promise<void> => {
  try {
    await Notification.build(UpdateItemCommand)
      .item({ userId, id, title, titles, path })
      .options({
        condition: {
          and: [
            { attr: 'id', exists: true },
            { attr: 'subject', ne: subject },
            { attr: 'path', ne: path },
          ],
        },
      })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** The date up to which all notifications are read: one item for any number of notifications. */
export const NotificationsRead = new Entity({
  name: 'NotificationsRead',
  table,
  timestamps: false,
  schema: item({ userId: string().key(), until: string() }),
  computeKey: keyTemplate('USER#{userId}', 'NOTIFICATIONS-READ'),
});

export const newNotificationsRead = (userId: string, until: string) =>
  NotificationsRead.build(PutTransaction).item({ userId, until });

export const markAllRead = (userId: string, until: string) =>
  NotificationsRead.build(PutItemCommand).item({ userId, until }).send();

export const notificationsReadRequest = (userId: string) => NotificationsRead.build(BatchGetRequest).key({ userId });
export const readUntil = async (userId: string): Promise<string> =>
  (await NotificationsRead.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item?.until ??
  '';

/**
 * Returns whether a notification is read. The later of two actions decides: marking this one, or marking all as read.
 */
export const isRead = ({ date, read = false, readSetAt = '' }: NotificationItem, until: string): boolean =>
  readSetAt > until ? read : date <= until;

/** Returns a notification; undefined when the user has none with this id. */
export const readNotification = async (userId: string, id: string): Promise<NotificationItem | undefined> =>
  (await Notification.build(GetItemCommand).key({ userId, id }).send()).Item;

/** Marks a notification as read or unread and returns it; undefined when the user has none with this id. */
export const setRead = async (
  userId: string,
  id: string,
  read: boolean,
  at: string,
): Promise<NotificationItem | undefined> => {
  try {
    const { Attributes: after } = await Notification.build(UpdateItemCommand)
      .item({ userId, id, read, readSetAt: at })
      .options({ condition: { attr: 'id', exists: true }, returnValues: 'ALL_NEW' })
      .send();
    return after;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

/** Returns a page of a user's notifications, newest first. */
export const listNotifications = (userId: string, page: Page) =>
  queryPage(Notification, notificationsByDate.list({ userId }), { ...page, reverse: true });

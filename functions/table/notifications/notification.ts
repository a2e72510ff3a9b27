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

/** Placeholder in a title for the sender's name, which is filled in when the title is read. */
export const NAME = '{{name}}';

const notificationsByDate = indexPattern('gsi1', {
  partition: 'USER#{userId}',
  sort: 'NOTIFICATION#{date}#{id}',
  finds: 'The notifications of a user, by date',
});

/** Something a user is told [TBX-05]; `path` is the page about it. */
export const Notification = new Entity({
  name: 'Notification',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    id: string().key(),
    kind: string().enum(...notificationKinds),
    /** With NAME for a name: what a reader may know of it can change. */
    title: string(),
    /** The same in each language; older ones have the title in their reader's language alone. */
    titles: map({ en: string(), es: string() }).optional(),
    path: string(),
    /** The profile it comes from, and the job or project it is about. */
    profile: string(),
    subject: string(),
    date: string(),
    /** What the user last said of this one, and when. */
    read: boolean().optional(),
    readSetAt: string().optional(),
    ttl: number(),
  }).and((schema) => indexKeys(schema, notificationsByDate, (notification) => notification)),
  computeKey: keyTemplate('USER#{userId}', 'NOTIFICATION#{id}'),
});
export type NotificationItem = FormattedItem<typeof Notification>;
/** A title in each language. */
export type Titles = Record<Language, OutgoingText>;

/** A notification to be written: its titles have passed `outgoingText`. */
type NewNotification = NotificationItem & { title: OutgoingText; titles: Titles };

export type { NotificationKind };

/** Next to other writes. */
export const newNotification = (notification: NewNotification) => Notification.build(PutTransaction).item(notification);

/**
 * Writes a notification once; written again it stays as it is, read flag and date included. False when it was there.
 */
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
 * Makes a notification that turned out to be about more than its own subject say so; about its subject alone it stays.
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

/** Everything up to then is read: one item, however many notifications there are. */
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

/** The later word counts: about this notification, or about all of them. */
export const isRead = ({ date, read = false, readSetAt = '' }: NotificationItem, until: string): boolean =>
  readSetAt > until ? read : date <= until;

/** Undefined when the user has no such notification. */
export const readNotification = async (userId: string, id: string): Promise<NotificationItem | undefined> =>
  (await Notification.build(GetItemCommand).key({ userId, id }).send()).Item;

/** Undefined when the user has no such notification. */
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

/** A user's notifications, newest first. */
export const listNotifications = (userId: string, page: Page) =>
  queryPage(Notification, notificationsByDate.list({ userId }), { ...page, reverse: true });

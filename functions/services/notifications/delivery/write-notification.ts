import type { Language } from '@plumbline/shared/options/languages';
import { DAY_MS, NOTIFICATION_DAYS } from '@plumbline/shared/options/limits';
import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { nowIso } from '../../../platform/clock.ts';
import { hashOf } from '../../../platform/ids.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { putNotification } from '../../../table/notifications/notification.ts';
import type { EmailContent } from '../../emails/email-content.ts';
import { secondsFromNow } from '../digests/seconds-from-now.ts';

const KEPT_MS = NOTIFICATION_DAYS * DAY_MS;

/** A notification. `event` is the same each time the change is delivered; `from` is the profile that caused it. */
export type NotificationInput = {
  event: string;
  kind: NotificationKind;
  from: string;
  /** The user whose own act the message reports, if it is a user's. They get the notification as read. */
  actor?: string | undefined;
  subject: string;
  /** Returns the title and the page of the notification in a language. */
  email: (language: Language) => Pick<EmailContent, 'subject' | 'path'>;
};

/** Returns the key of a message about an event to one user. */
export const dedupKey = (event: string, userId: string): string => `${event}.${userId}`;
export const notificationId = (event: string, userId: string): string => hashOf(dedupKey(event, userId)).slice(0, 24);

/** Writes a notification; returns false when it was written before [TBX-05]. */
export const writeNotification = (
  { id: userId, language }: Pick<UserItem, 'id' | 'language'>,
  { event, kind, from, actor, subject, email }: NotificationInput,
): Promise<boolean> => {
  const date = nowIso();
  const [en, es] = [email('en').subject, email('es').subject];
  return putNotification({
    userId,
    id: notificationId(event, userId),
    kind,
    title: language === 'es' ? es : en,
    titles: { en, es },
    path: email(language).path,
    profile: from,
    subject,
    date,
    // News about one's own act is no news: it counts in no badge, and no toast says that it came.
    ...(actor === userId && { read: true, readSetAt: date }),
    ttl: secondsFromNow(KEPT_MS),
  });
};

import { refusalOf } from '@plumbline/shared/domain/access/party-rules';
import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { readBlock } from '../../../table/access/block.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';
import { readSettingsOfUsers, type UserSettings } from '../../../table/notifications/notification-settings.ts';
import type { EmailContent } from '../../emails/email-content.ts';
import { pushOnce } from './push/push-once.ts';
import { dedupKey, type NotificationInput, writeNotification } from './write-notification.ts';

/** A message for all readers, each in their language. */
export type Message = Omit<NotificationInput, 'email' | 'actor'> & {
  /** Every message says whether it reports an act of a user, so that none announces a user's own act to them. */
  actor: string | undefined;
  email: (language: EmailContent['language']) => EmailContent;
  /** The e-mail with the placeholder NAME, where the reader may later lose the right to see the name. */
  nameless?: (language: EmailContent['language']) => EmailContent;
  /** The key of an event that can happen again. An event with a key is mailed at most once a day. */
  about?: string;
  /** True when both sides agreed to the event; its e-mail isn't limited. */
  isMutual?: boolean;
  /** The only way to deliver the message: in the app, with its push, or by e-mail. All ways by default. */
  by?: 'app' | 'mail';
};
export type Reader = { user: UserItem; settings: UserSettings };

/** Returns whether a user gets messages. */
export const isReader = ({ status, suspendedAt }: UserItem): boolean => status === 'active' && !suspendedAt;

/** The number of profiles whose users are read at the same time. */
const PROFILES_AT_ONCE = 10;

/** Returns the active users of each profile with their settings. Makes one request for each profile, and one more. */
export const readersOfProfiles = async (profiles: readonly string[]): Promise<ReadonlyMap<string, Reader[]>> => {
  const found = await mapConcurrent(profiles, PROFILES_AT_ONCE, listUsersOfProfile);
  const users = found.flat().filter(isReader);
  const settings = await readSettingsOfUsers(users.map(({ id }) => id));
  const readers = users.map((user, index): Reader => ({ user, settings: settings[index]! }));
  return Map.groupBy(readers, ({ user }) => user.profileId ?? '');
};

/** Returns the active users of a profile with their settings. */
export const readersOf = async (profile: string): Promise<Reader[]> =>
  (await readersOfProfiles([profile])).get(profile) ?? [];

/** Waits for all deliveries, so that a failed one doesn't stop the others. Throws the first error at the end. */
export const settleAll = async (deliveries: Promise<unknown>[]): Promise<void> => {
  const failed = (await Promise.allSettled(deliveries)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
};

/** An e-mail to one user about an event. `key` is the same each time the event is delivered. */
export type Notice = {
  key: string;
  kind: NotificationKind;
  /** The profile that caused the event. */
  from: string;
  /** The key of an event that can happen again; such an event is mailed at most once a day. */
  about?: string | undefined;
  /** True when both sides agreed to the event; its e-mail isn't limited. */
  isMutual?: boolean | undefined;
  content: EmailContent;
};

/** Sends an e-mail, or puts it into a queue. */
export type MailNotice = (reader: Reader, notice: Notice) => Promise<void>;

const noticeOf = ({ user }: Reader, message: Message): Notice => {
  const { event, kind, from, about, isMutual, email } = message;
  return { key: dedupKey(event, user.id), kind, from, about, isMutual, content: email(user.language) };
};

/**
 * Writes the notification, then pushes and mails it. A slow push service doesn't delay the e-mail. No push notification
 * reports a user's own act to them [TBX-05].
 */
const notifyReader = async (reader: Reader, message: Message, mail: MailNotice): Promise<void> => {
  const { event, kind, nameless = message.email, by, actor } = message;
  const notice = noticeOf(reader, message);
  if (by === 'mail') return mail(reader, notice);
  await writeNotification(reader.user, { ...message, email: nameless });
  await settleAll([
    ...(actor === reader.user.id ? [] : [pushOnce(reader, { kind, event, path: notice.content.path })]),
    ...(by === 'app' ? [] : [mail(reader, notice)]),
  ]);
};

/** Notifies readers, unless their profile has blocked the account that the message comes from. */
export const notifyReaders = async (readers: readonly Reader[], message: Message, mail: MailNotice): Promise<void> => {
  const profile = readers[0]?.user.profileId;
  const block = profile && (await readBlock(profile, message.from));
  if (!refusalOf('notify', block ? ['blocked'] : [], ['found']))
    await settleAll(readers.map((reader) => notifyReader(reader, message, mail)));
};

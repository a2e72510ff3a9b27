import { refusalOf } from '@plumbline/shared/domain/access/party-rules';
import { readBlock } from '../../../table/access/block.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';
import { readSettingsOfUsers, type UserSettings } from '../../../table/notifications/notification-settings.ts';
import type { EmailContent } from '../../emails/email-content.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import { pushOnce } from './push/push-once.ts';
import { sendOnce } from './send-once.ts';
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

/** The number of profiles whose users are read at the same time. */
const PROFILES_AT_ONCE = 10;

/** Returns the active users of each profile with their settings. Makes one request for each profile, and one more. */
export const readersOfProfiles = async (profiles: readonly string[]): Promise<ReadonlyMap<string, Reader[]>> => {
  const found = await mapConcurrent(profiles, PROFILES_AT_ONCE, listUsersOfProfile);
  const users = found.flat().filter(({ status, suspendedAt }) => status === 'active' && !suspendedAt);
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

/** Sends the e-mail unless the user has turned off this kind or a limit of e-mails is reached [TBX-04]. */
const mailReader = async ({ user, settings }: Reader, message: Message): Promise<void> => {
  const { event, kind } = message;
  const email = message.email(user.language);
  const wanted = settings[kind];
  if (wanted === false || wanted === 'off') return;
  const { from, about, isMutual } = message;
  const mail = { kind, from, to: user, about, isMutual };
  const heldBack = { heldBack: true, to: user.email, kind } as const;
  const write = async () => ((await countMail(mail)) ? renderEmail(user, kind, email) : heldBack);
  await sendOnce(dedupKey(event, user.id), write, { onFailure: () => uncountMail(mail) });
};

/**
 * Writes the notification, then pushes and mails it. A slow push service doesn't delay the e-mail. No push notification
 * reports a user's own act to them [TBX-05].
 */
const notifyReader = async (reader: Reader, message: Message): Promise<void> => {
  const { event, kind, nameless = message.email, by, actor } = message;
  if (by === 'mail') return mailReader(reader, message);
  const { path } = message.email(reader.user.language);
  await writeNotification(reader.user, { ...message, email: nameless });
  await settleAll([
    ...(actor === reader.user.id ? [] : [pushOnce(reader, { kind, event, path })]),
    ...(by === 'app' ? [] : [mailReader(reader, message)]),
  ]);
};

/** Notifies readers, unless their profile has blocked the account that the message comes from. */
export const notifyReaders = async (readers: readonly Reader[], message: Message): Promise<void> => {
  const profile = readers[0]?.user.profileId;
  const block = profile && (await readBlock(profile, message.from));
  if (!refusalOf('notify', block ? ['blocked'] : [], ['found']))
    await settleAll(readers.map((reader) => notifyReader(reader, message)));
};

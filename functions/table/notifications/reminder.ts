import {
  DeleteItemCommand,
  DeleteTransaction,
  type FormattedItem,
  item,
  PutItemCommand,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { dueShard, dueShards } from '../core/due-shards.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, retryCanceledWrite } from '../core/transact.ts';

/**
 * What a profile can be reminded of; `functions/services/notifications/reminders` says of each whether it still holds.
 */
export const reminderKinds = [
  'applicationWaits',
  'briefingWaits',
  'reachQuestion',
  'messagesWait',
  'documentExpiresIn60',
  'documentExpiresIn14',
  'interestEnding',
  'interestEnds',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const remindersOfProfile = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'REMINDER#{kind}#{subject}#{other}',
  finds: 'What a profile is to be reminded of',
});
/** Only pending items are here, and what is due comes first. */
const waitingReminders = indexPattern('gsi3', {
  partition: 'REMINDERS#{shard}',
  sort: '{dueAt}#{profile}#{kind}#{subject}#{other}',
  finds: 'Reminders that are due',
});

/** Something the users of a profile are told at a time. There is one of a kind for a subject and other side. */
export const Reminder = new Entity({
  name: 'Reminder',
  table,
  timestamps: false,
  schema: item({
    /** Whose users are told. */
    profile: string().key(),
    kind: string()
      .enum(...reminderKinds)
      .key(),
    /** What it is about: a job, a project, a license. */
    subject: string().key(),
    /** The other side's profile; empty when there is none. */
    other: string().key(),
    /** When they are told (ISO). */
    dueAt: string(),
  }).and((schema) =>
    indexKeys(schema, waitingReminders, (reminder) => ({ ...reminder, shard: dueShard(reminder.profile) })),
  ),
  computeKey: remindersOfProfile.keys,
});
export type ReminderItem = FormattedItem<typeof Reminder>;
export type ReminderKey = Pick<ReminderItem, 'profile' | 'kind' | 'subject' | 'other'>;

/** Sets a reminder; one of the same kind for the same subject moves to the new time. */
export const putReminder = async (reminder: ReminderItem): Promise<void> => {
  await Reminder.build(PutItemCommand).item(reminder).send();
};

export const deleteReminder = async (key: ReminderKey): Promise<void> => {
  await Reminder.build(DeleteItemCommand).key(key).send();
};

/** Sets and drops a reminder within a transaction. */
export const putReminderWith = (reminder: ReminderItem) => Reminder.build(PutTransaction).item(reminder);
export const deleteReminderWith = (key: ReminderKey) => Reminder.build(DeleteTransaction).key(key);

/** Ends a reminder that was sent, or holds no more; one that has moved to another time since stays. */
export const endReminder = async ({ dueAt, ...key }: ReminderItem): Promise<void> => {
  try {
    const ended = Reminder.build(DeleteItemCommand)
      .key(key)
      .options({ condition: { attr: 'dueAt', eq: dueAt } });
    await retryCanceledWrite(() => ended.send());
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Where reminders wait; those of one profile wait together. */
export const reminderShards = dueShards;

/** What of a shard is due at `at` (ISO), longest due first, at most `limit`. */
export const listDueReminders = (shard: string, at: string, limit: number, cursor?: string) =>
  queryPage(Reminder, waitingReminders.list({ shard }), { to: `${at}#~`, limit, cursor });

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  DeleteItemCommand,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  PutItemCommand,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { type DueList, queryDue } from '../core/due/due-list.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, retryCanceledWrite } from '../core/transact.ts';

/**
 * The kinds of reminders. `functions/services/notifications/reminders` decides for each whether it still applies when
 * it is due.
 */
export const reminderKinds = [
  'applicationWaits',
  'briefingWaits',
  'reachQuestion',
  'windowEnds',
  'messagesWait',
  'documentExpiresIn60',
  'documentExpiresIn14',
  'interestEnding',
  'interestEnds',
  'invitationsReceived',
  'applicationsReceived',
  'jobUnpaid',
  'jobPosted',
  'interviewTomorrow',
  'interviewSoon',
  'suspensionEnds',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const remindersOfProfile = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'REMINDER#{kind}#{subject}#{other}',
  finds: 'What a profile is to be reminded of',
});
/** The index of due reminders. It has pending reminders only, the earliest first. */
const waitingReminders = indexPattern('gsi3', {
  partition: 'REMINDERS#{shard}',
  sort: '{dueAt}#{profile}#{kind}#{subject}#{other}',
  finds: 'Reminders that are due',
});

/** A message to the users of a profile that is due at a time. There is one for each kind, subject and other side. */
export const Reminder = new Entity({
  name: 'Reminder',
  table,
  timestamps: false,
  schema: item({
    /** The profile whose users get the message. */
    profile: string().key(),
    kind: string()
      .enum(...reminderKinds)
      .key(),
    /** The id of the job, project, license or profile that the message is about. */
    subject: string().key(),
    /** The id of the other side's profile; empty when there is none. */
    other: string().key(),
    /** When the message is due (ISO). */
    dueAt: string(),
    /** The time (ISO) after which events belong to the message, for a kind that collects them. */
    since: string().optional(),
  }).and((schema) =>
    indexKeys(schema, waitingReminders, (reminder) => ({ ...reminder, shard: dueShard(reminder.profile) })),
  ),
  computeKey: remindersOfProfile.keys,
});
export type ReminderItem = FormattedItem<typeof Reminder>;
export type ReminderKey = Pick<ReminderItem, 'profile' | 'kind' | 'subject' | 'other'>;

/** Returns a reminder that waits; undefined when there is none. */
export const readReminder = async (key: ReminderKey): Promise<ReminderItem | undefined> =>
  (await Reminder.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** Sets a reminder, which replaces one of the same kind for the same subject. */
export const putReminder = async (reminder: ReminderItem): Promise<void> => {
  await Reminder.build(PutItemCommand).item(reminder).send();
};

/**
 * Sets a reminder unless one of the same kind for the same subject waits already. Returns the one that waits then.
 */
export const putReminderOnce = async (reminder: ReminderItem): Promise<Pick<ReminderItem, 'since'>> => {
  try {
    await Reminder.build(PutItemCommand)
      .item(reminder)
      .options({ condition: { attr: 'kind', exists: false }, returnValuesOnConditionFalse: 'ALL_OLD' })
      .send();
    return reminder;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item: waiting } = error as { Item?: Record<string, AttributeValue> };
    return waiting ? unmarshall(waiting) : {};
  }
};

export const deleteReminder = async (key: ReminderKey): Promise<void> => {
  await Reminder.build(DeleteItemCommand).key(key).send();
};

/** These functions return the writes that set and delete a reminder, for a transaction. */
export const putReminderWith = (reminder: ReminderItem) => Reminder.build(PutTransaction).item(reminder);
export const deleteReminderWith = (key: ReminderKey) => Reminder.build(DeleteTransaction).key(key);

/** Replaces a reminder by the next one of its kind and subject. One that was set again or deleted since stays so. */
export const moveReminder = async ({ dueAt }: ReminderItem, next: ReminderItem): Promise<void> => {
  try {
    const moved = Reminder.build(PutItemCommand)
      .item(next)
      .options({ condition: { attr: 'dueAt', eq: dueAt } });
    await retryCanceledWrite(() => moved.send());
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Deletes a reminder that was sent or no longer applies. One that was set to another time since stays. */
export const endReminder = async ({ dueAt, since: _, ...key }: ReminderItem): Promise<void> => {
  try {
    const ended = Reminder.build(DeleteItemCommand)
      .key(key)
      .options({ condition: { attr: 'dueAt', eq: dueAt } });
    await retryCanceledWrite(() => ended.send());
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** The reminders that are due. All reminders of a profile are in the same shard. */
export const dueReminders: DueList<ReminderItem> = {
  name: 'reminders',
  shards: dueShards,
  list: (shard, query) => queryDue([Reminder], waitingReminders.list({ shard }), query),
};

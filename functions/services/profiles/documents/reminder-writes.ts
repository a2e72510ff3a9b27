import { comingReminders, expiryReminders } from '@plumbline/shared/domain/documents/expiry-reminders';
import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import { deleteReminderWith, putReminderWith, type ReminderKind } from '../../../table/notifications/reminder.ts';
import type { StoredDocument } from '../../../table/profiles/profile-files.ts';

const kinds = Object.keys(expiryReminders) as (keyof typeof expiryReminders & ReminderKind)[];

/**
 * Returns the writes that set the reminders of documents with a new expiry date, and delete those of an earlier date.
 */
export const reminderWrites = (
  profile: string,
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Write[] => {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((subject) => {
    const [was, is] = [before, after].map((list) => list.find(({ id }) => id === subject)?.expires);
    if (was === is) return [];
    const coming = comingReminders(is, nowIso());
    return kinds.map((kind) => {
      const key = { profile, kind, subject, other: '' };
      const reminder = coming.find((each) => each.kind === kind);
      return reminder ? putReminderWith({ ...key, dueAt: reminder.dueAt }) : deleteReminderWith(key);
    });
  });
};

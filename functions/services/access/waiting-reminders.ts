import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { timeAfter } from '../../platform/clock.ts';
import type { AccessEntryItem, AccessKey } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteReminderWith, putReminderWith, type ReminderKind } from '../../table/notifications/reminder.ts';

/** The time in ms before the side that has to decide on a request gets its only reminder. */
export const waits = {
  'job-application': { kind: 'applicationWaits', afterMs: 7 * DAY_MS },
  job: { kind: 'briefingWaits', afterMs: 3 * DAY_MS },
} as const;

const waitOf: Readonly<Partial<Record<AccessType, { kind: ReminderKind; afterMs: number }>>> = waits;

/**
 * Returns the write that sets a request's reminder. It is in the transaction that stores the request, so that the
 * decision always finds the reminder.
 */
export const startReminder = ({ owner, type, subject, other, date }: AccessEntryItem): Write[] => {
  const wait = waitOf[type];
  if (!wait) return [];
  const dueAt = timeAfter(date, wait.afterMs);
  return [putReminderWith({ profile: owner, kind: wait.kind, subject, other, dueAt })];
};

/** Returns the write that deletes a request's reminder, for the transaction that decides on or ends the request. */
export const endReminder = ({ owner, type, subject, other }: AccessKey): Write[] => {
  const kind = waitOf[type]?.kind;
  return kind ? [deleteReminderWith({ profile: owner, kind, subject, other })] : [];
};

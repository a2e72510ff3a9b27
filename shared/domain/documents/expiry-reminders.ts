import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** The number of days before a document's last day on which its owner gets a reminder. */
export const expiryReminders = { documentExpiresIn60: 60, documentExpiresIn14: 14 } as const;
export type ExpiryReminder = keyof typeof expiryReminders;

/** At 3 pm UTC it is morning everywhere in the continental US. */
const REMINDED_AT_MS = 15 * HOUR_MS;

/** Returns the time (ISO 8601) of the reminder for the last day `expires` (YYYY-MM-DD). */
export const reminderTime = (expires: string, kind: ExpiryReminder): string =>
  new Date(Date.parse(expires) - expiryReminders[kind] * DAY_MS + REMINDED_AT_MS).toISOString();

/**
 * Returns the reminders that are due after `now` (ISO 8601). A document with less than 60 days left has only the second
 * one.
 */
export const comingReminders = (expires: string | undefined, now: string): { kind: ExpiryReminder; dueAt: string }[] =>
  expires === undefined
    ? []
    : (Object.keys(expiryReminders) as ExpiryReminder[])
        .map((kind) => ({ kind, dueAt: reminderTime(expires, kind) }))
        .filter(({ dueAt }) => dueAt > now);

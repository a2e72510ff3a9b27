import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** How many days before a document's last day its owner is reminded. */
export const expiryReminders = { documentExpiresIn60: 60, documentExpiresIn14: 14 } as const;
export type ExpiryReminder = keyof typeof expiryReminders;

/** At three in the afternoon UTC it is morning all over the country. */
const REMINDED_AT_MS = 15 * HOUR_MS;

/** When the owner is reminded of the last day `expires`, YYYY-MM-DD (ISO 8601). */
export const reminderTime = (expires: string, kind: ExpiryReminder): string =>
  new Date(Date.parse(expires) - expiryReminders[kind] * DAY_MS + REMINDED_AT_MS).toISOString();

/** What is still to come at `now` (ISO): a day that is less than 60 days away has the later reminder alone. */
export const comingReminders = (expires: string | undefined, now: string): { kind: ExpiryReminder; dueAt: string }[] =>
  expires === undefined
    ? []
    : (Object.keys(expiryReminders) as ExpiryReminder[])
        .map((kind) => ({ kind, dueAt: reminderTime(expires, kind) }))
        .filter(({ dueAt }) => dueAt > now);

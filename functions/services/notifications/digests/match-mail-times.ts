import { HOUR_MS } from '@plumbline/shared/options/limits';
import { nowIso } from '../../../platform/clock.ts';
import { MATCH_MAILS } from '../../../table/idempotency/sent-mail.ts';
import { dedupKey } from '../delivery/write-notification.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Returns the clock hour in which a match was found (ISO). A user gets at most one e-mail about matches for each hour.
 */
export const hourOf = (foundAt: string): string => iso(Math.floor(Date.parse(foundAt) / HOUR_MS) * HOUR_MS);

/** Returns when the e-mail about further matches of that hour is due (ISO). */
export const hourAfter = (foundAt: string): string => iso(Date.parse(hourOf(foundAt)) + HOUR_MS);

/**
 * Returns the key of the one e-mail about matches for an hour, or for a digest. `slot` is the hour or the digest's due
 * date (ISO).
 */
export const matchMailEvent = (slot: string): string => `${MATCH_MAILS}${slot}`;

/** The most hours whose e-mails are read, the latest ones. It is the most that one request reads. */
const MOST_HOURS = 100;

/** Returns the hours from `since` (ISO) until now, at most the latest `MOST_HOURS`. */
export const hoursSince = (since: string): string[] => {
  const last = Date.parse(hourOf(nowIso()));
  const first = Math.max(Date.parse(hourOf(since)), last - (MOST_HOURS - 1) * HOUR_MS);
  const count = (last - first) / HOUR_MS + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * HOUR_MS).toISOString());
};

/** Returns the keys of the e-mails about matches to a user since a time (ISO). A digest is due on the hour. */
export const matchMailKeys = (userId: string, since: string): string[] =>
  hoursSince(since).map((hour) => dedupKey(matchMailEvent(hour), userId));

import { HOUR_MS } from '@plumbline/shared/options/limits';

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
export const matchMailEvent = (slot: string): string => `matches.${slot}`;

import { HOUR_MS } from '@plumbline/shared/options/limits';

const iso = (ms: number): string => new Date(ms).toISOString();

/** The clock hour in which a match was found (ISO): a user gets at most one e-mail about matches for each. */
export const hourOf = (foundAt: string): string => iso(Math.floor(Date.parse(foundAt) / HOUR_MS) * HOUR_MS);

/** When the e-mail about what else was found in that hour is due. */
export const hourAfter = (foundAt: string): string => iso(Date.parse(hourOf(foundAt)) + HOUR_MS);

/** Names the one e-mail about matches that a user may get for an hour or a digest (ISO). */
export const matchMailEvent = (slot: string): string => `matches.${slot}`;

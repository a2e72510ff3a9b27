import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';

/** 8 or 9 o'clock in the morning in the east of the country, 5 or 6 in the west. */
const DIGEST_HOUR_UTC = 13;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The clock hour in which a match was found (ISO): a user gets at most one e-mail about matches for each. */
export const hourOf = (foundAt: string): string => iso(Math.floor(Date.parse(foundAt) / HOUR_MS) * HOUR_MS);

/** When the e-mail about what else was found in that hour is due. */
export const hourAfter = (foundAt: string): string => iso(Date.parse(hourOf(foundAt)) + HOUR_MS);

/** When the next daily digest is due. */
export const nextDigest = (foundAt: string): string => {
  const today = Math.floor(Date.parse(foundAt) / DAY_MS) * DAY_MS + DIGEST_HOUR_UTC * HOUR_MS;
  return iso(Date.parse(foundAt) < today ? today : today + DAY_MS);
};

/** Names the one e-mail about matches that a user may get for an hour or a digest (ISO). */
export const matchMailEvent = (slot: string): string => `matches.${slot}`;

import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** 8 or 9 am in Eastern Time, 5 or 6 am in Pacific Time. */
const DIGEST_HOUR_UTC = 13;

/** Returns the time of the next daily digest after a time. Both are ISO 8601. */
export const nextDigest = (at: string): string => {
  const today = Math.floor(Date.parse(at) / DAY_MS) * DAY_MS + DIGEST_HOUR_UTC * HOUR_MS;
  return new Date(Date.parse(at) < today ? today : today + DAY_MS).toISOString();
};

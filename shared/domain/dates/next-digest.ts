import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** 8 or 9 o'clock in the morning in the east of the country, 5 or 6 in the west. */
const DIGEST_HOUR_UTC = 13;

/** When the next daily digest is due after a moment; ISO 8601 in and out. */
export const nextDigest = (at: string): string => {
  const today = Math.floor(Date.parse(at) / DAY_MS) * DAY_MS + DIGEST_HOUR_UTC * HOUR_MS;
  return new Date(Date.parse(at) < today ? today : today + DAY_MS).toISOString();
};

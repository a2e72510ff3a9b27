import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** Days start at 10:00 UTC, when all 50 states have the same date. It is midnight in Hawaii then. */
const DAY_BEGINS_MS = 10 * HOUR_MS;

/** Returns the start of the day of an instant (ISO 8601), because exact times could identify a person. */
export const dayOf = (iso: string): string =>
  new Date(Math.floor((Date.parse(iso) - DAY_BEGINS_MS) / DAY_MS) * DAY_MS + DAY_BEGINS_MS).toISOString();

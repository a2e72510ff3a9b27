import { DAY_MS, HOUR_MS } from '../../options/limits.ts';

/** At ten in the morning UTC it is the same date all over the country, Hawaii included. */
const DAY_BEGINS_MS = 10 * HOUR_MS;

/** The day of an instant (ISO 8601), because exact times could identify a person. */
export const dayOf = (iso: string): string =>
  new Date(Math.floor((Date.parse(iso) - DAY_BEGINS_MS) / DAY_MS) * DAY_MS + DAY_BEGINS_MS).toISOString();

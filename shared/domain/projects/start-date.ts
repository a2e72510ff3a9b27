import { HOUR_MS } from '../../options/limits.ts';

/** The offset of Honolulu, the last of the 50 states in which a day ends. */
const LATEST_ZONE_HOURS = 10;

/**
 * Returns the earliest start date (YYYY-MM-DD) of a project that is posted at `now`: today in Hawaii, where a day ends
 * last.
 */
export const earliestStart = (now: Date): string =>
  new Date(now.getTime() - LATEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);

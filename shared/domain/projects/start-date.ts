import { HOUR_MS } from '../../options/limits.ts';

/** Honolulu, where a day of the United States lasts longest. */
const LATEST_ZONE_HOURS = 10;

/** The earliest day a project may start on when it is posted at `now`: today, wherever in the country that is. */
export const earliestStart = (now: Date): string =>
  new Date(now.getTime() - LATEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);

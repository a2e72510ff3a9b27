import { epochSeconds, now } from '../../../platform/clock.ts';

/** Returns a time in epoch seconds, the unit of the table's time-to-live. */
export const secondsFromNow = (ms: number): number => epochSeconds(new Date(now().getTime() + ms));

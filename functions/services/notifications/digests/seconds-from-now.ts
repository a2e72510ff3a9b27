import { epochSeconds, now } from '../../../platform/clock.ts';

/** Epoch seconds, as the table's time-to-live wants them. */
export const secondsFromNow = (ms: number): number => epochSeconds(new Date(now().getTime() + ms));

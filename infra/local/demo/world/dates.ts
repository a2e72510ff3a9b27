import { DAY_MS } from '@plumbline/shared/options/limits';

const MINUTE_MS = 60_000;

/** Returns the time (ISO 8601) a number of days and minutes before `now`. Different minutes give events an order. */
export const daysBefore = (now: Date, days: number, minutes = 0): string =>
  new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS).toISOString();

/** Returns the calendar day (YYYY-MM-DD) a number of days after `now`. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

import { DAY_MS } from '@plumbline/shared/options/limits';

const MINUTE_MS = 60_000;

/** ISO 8601 time this many days before `now`, and some minutes more so that no two things happen at the same time. */
export const daysBefore = (now: Date, days: number, minutes = 0): string =>
  new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS).toISOString();

/** A calendar day, YYYY-MM-DD, this many days after `now`. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

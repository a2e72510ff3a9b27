import { HOUR_MS } from '../../options/limits.ts';

/** A project's start is a calendar day, YYYY-MM-DD: ten characters [PRJ-11]. */
const START_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day of the calendar; February 30 is none. */
export const isStartDate = (text: string): boolean =>
  START_DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Honolulu, where a day of the United States lasts longest. */
const LATEST_ZONE_HOURS = 10;

/** The earliest day a project may start on when it is posted at `now`: today, wherever in the country that is. */
export const earliestStart = (now: Date): string =>
  new Date(now.getTime() - LATEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);

import { DAY_MS } from '../../options/limits.ts';
import { dateFormatter } from './calendar-day.ts';

/**
 * The time zone of daily counts: Central Time, in which an evening on either coast is still the same day. In UTC it
 * would be the next day.
 */
export const BUSINESS_ZONE = 'America/Chicago';

/** Returns the calendar day (YYYY-MM-DD) of an instant (ISO 8601 or Date) for daily counts. */
export const businessDay = (moment: string | Date): string =>
  dateFormatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: BUSINESS_ZONE }).format(
    new Date(moment),
  );

/** Returns the last `count` calendar days (YYYY-MM-DD) up to that of `moment`, oldest first. */
export const daysUntil = (moment: string | Date, count: number): string[] => {
  const last = Date.parse(businessDay(moment));
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
};

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay());

/**
 * Returns the day (YYYY-MM-DD) that is `count` workdays after `day`. Holidays count as workdays, so a promise in
 * business days is never kept late.
 */
export const addWorkdays = (day: string, count: number): string => {
  let time = Date.parse(day);
  for (let left = count; left > 0; ) {
    time += DAY_MS;
    if (!isWeekend(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
};

import { DAY_MS } from '../../options/limits.ts';
import { dateFormatter } from './calendar-day.ts';

/**
 * Days are counted in the middle of the country: an evening is still the same day on either coast,
 * which it would not be in UTC.
 */
export const BUSINESS_ZONE = 'America/Chicago';

/** The calendar day, YYYY-MM-DD, a moment (ISO 8601 or Date) belongs to in every daily count. */
export const businessDay = (moment: string | Date): string =>
  dateFormatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: BUSINESS_ZONE }).format(
    new Date(moment),
  );

/** This many calendar days, oldest first, the last one being that of `moment`. */
export const daysUntil = (moment: string | Date, count: number): string[] => {
  const last = Date.parse(businessDay(moment));
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
};

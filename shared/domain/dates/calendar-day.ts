import { DAY_MS } from '../../options/limits.ts';

/** ISO 8601 text or a Date. A text of ten characters is a calendar day without a time zone. */
export type DateValue = string | Date;

const isCalendarDay = (value: DateValue): boolean => typeof value === 'string' && value.length === 10;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text (YYYY-MM-DD) is an existing day. February 31 and month 13 don't exist. */
export const isRealDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that doesn't exist is either invalid or parsed as a day of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached Intl formatter, because creating one costs a thousand times more than using it. */
export const dateFormatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
};

/**
 * Returns the time zone for formatting a value. A calendar day uses UTC, so that it is displayed unchanged everywhere.
 */
export const zoneOf = (value: DateValue, timeZone: string | undefined): string | undefined =>
  isCalendarDay(value) ? 'UTC' : timeZone;

/**
 * Returns the calendar day of a value in a time zone (default: the viewer's), as the number of days since 1970-01-01.
 */
export const dayNumber = (value: DateValue, timeZone?: string): number => {
  const format = dateFormatter('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: zoneOf(value, timeZone),
  });
  const part = Object.fromEntries(format.formatToParts(new Date(value)).map(({ type, value: text }) => [type, text]));
  return Math.round(Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day)) / DAY_MS);
};

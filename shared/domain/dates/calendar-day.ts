import { DAY_MS } from '../../options/limits.ts';

/** ISO 8601 text or a Date. Text of ten characters is a calendar day and belongs to no time zone. */
export type DateValue = string | Date;

const isCalendarDay = (value: DateValue): boolean => typeof value === 'string' && value.length === 10;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text (YYYY-MM-DD) is a day of the calendar: February 31 and month 13 are not. */
export const isRealDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A date that doesn't exist is either invalid or read as one of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A kept Intl formatter: making one costs a thousand times what using it does. */
export const dateFormatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
};

/** The zone in which to read a value: a bare day is read as UTC, so that it shows as written everywhere. */
export const zoneOf = (value: DateValue, timeZone: string | undefined): string | undefined =>
  isCalendarDay(value) ? 'UTC' : timeZone;

/** The number of the calendar day of a value, counted from 1970-01-01, in a time zone (default: the viewer's). */
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

import { type DateValue, dateFormatter, dayNumber, zoneOf } from './calendar-day.ts';

type DateOptions = { locale?: string; timeZone?: string };

const format = (value: DateValue, shape: Intl.DateTimeFormatOptions, { locale = 'en-US', timeZone }: DateOptions) =>
  dateFormatter(locale, { ...shape, timeZone: zoneOf(value, timeZone) }).format(new Date(value));

/** Formats a date as 'Nov 7, 2026' or '7 nov 2026'. Used wherever no requirement asks for another format. */
export const formatDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: 'numeric' }, options);

/** Formats a date as 'Nov 07, 2026' or '07 nov 2026', for a company's jobs [SHL-34, EMP-05]. */
export const formatPaddedDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: '2-digit' }, options);

/**
 * Formats a date as MM/DD/YYYY, for a job's page. A reader of Spanish may expect the day first, so the month is a word
 * there: '7 nov 2026' [SHL-34, SEE-12].
 */
export const formatSlashDate = (value: DateValue, options: DateOptions = {}): string =>
  options.locale && !options.locale.startsWith('en')
    ? formatDate(value, options)
    : format(value, { year: 'numeric', month: '2-digit', day: '2-digit' }, options);

/** Formats a date as MM-DD-YYYY, for the tables of posts; '7 nov 2026' in Spanish [SHL-34, EMP-40, BRF-09]. */
export const formatDashDate = (value: DateValue, options: DateOptions = {}): string =>
  formatSlashDate(value, options).replaceAll('/', '-');

/** Formats a date as '2026-11-07', which sorts as text, for file names and cells of tables. */
export const formatIsoDay = (value: DateValue, options: Omit<DateOptions, 'locale'> = {}): string =>
  format(value, { year: 'numeric', month: '2-digit', day: '2-digit' }, { ...options, locale: 'en-CA' });

/** Formats a month as 'Mar 2026'. */
export const formatMonth = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short' }, options);

/** Formats a date as 'Nov 7', for places where the year is clear. */
export const formatShortDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { month: 'short', day: 'numeric' }, options);

/** Formats a time as '9:12 AM'. */
export const formatTime = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { hour: 'numeric', minute: '2-digit' }, options);

/** The age of a day, as data for a translated text. */
export type RelativeDay =
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'past'; days: number }
  | { kind: 'date'; date: string };

/** The number of days from which an age is displayed as a date [SHL-33]. */
const DATE_AFTER_DAYS = 30;

/**
 * Returns the age of a value in calendar days of the viewer's time zone. A day in the future counts as today, because
 * it only means that the viewer's clock is behind.
 */
export const relativeDay = (value: DateValue, now: Date, options: DateOptions = {}): RelativeDay => {
  const days = dayNumber(now, options.timeZone) - dayNumber(value, options.timeZone);
  if (days <= 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  if (days < DATE_AFTER_DAYS) return { kind: 'past', days };
  return { kind: 'date', date: formatDate(value, options) };
};

/**
 * Formats a time for feeds, as 'Wed, 02 Dec 2026 20:30:00 -0600'. The zone is given, so that the day equals the one on
 * pages.
 */
export const formatFeedDate = (value: DateValue, timeZone: string): string => {
  const parts = dateFormatter('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    timeZone,
  }).formatToParts(new Date(value));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '').replace(':', '') || '+0000';
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')} ${time} ${offset}`;
};

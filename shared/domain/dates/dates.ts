import { type DateValue, dateFormatter, dayNumber, zoneOf } from './calendar-day.ts';

type DateOptions = { locale?: string; timeZone?: string };

const format = (value: DateValue, shape: Intl.DateTimeFormatOptions, { locale = 'en-US', timeZone }: DateOptions) =>
  dateFormatter(locale, { ...shape, timeZone: zoneOf(value, timeZone) }).format(new Date(value));

/** The product's one format, 'Nov 7, 2026' and '7 nov 2026', wherever no requirement names another. */
export const formatDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: 'numeric' }, options);

/** MMM DD, YYYY, and '07 nov 2026' [SHL-34]: a company's own jobs [EMP-05]. */
export const formatPaddedDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: '2-digit' }, options);

/** MM/DD/YYYY, and DD/MM/YYYY in Spanish [SHL-34]: a job's page [SEE-12]. */
export const formatSlashDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: '2-digit', day: '2-digit' }, options);

/** MM-DD-YYYY, and DD-MM-YYYY in Spanish [SHL-34]: the tables of posts [EMP-40, BRF-09]. */
export const formatDashDate = (value: DateValue, options: DateOptions = {}): string =>
  formatSlashDate(value, options).replaceAll('/', '-');

/** '2026-11-07', which sorts as text: names of files and cells of tables. */
export const formatIsoDay = (value: DateValue, options: Omit<DateOptions, 'locale'> = {}): string =>
  format(value, { year: 'numeric', month: '2-digit', day: '2-digit' }, { ...options, locale: 'en-CA' });

/** 'Mar 2026', where the day says nothing. */
export const formatMonth = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short' }, options);

/** 'Nov 7', where the year is clear. */
export const formatShortDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { month: 'short', day: 'numeric' }, options);

/** '9:12 AM', where the hour matters. */
export const formatTime = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { hour: 'numeric', minute: '2-digit' }, options);

/** How long ago a day is, as data for a translated text. */
export type RelativeDay =
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'past'; days: number }
  | { kind: 'date'; date: string };

/** The first number of days that reads as a date [SHL-33]. */
const DATE_AFTER_DAYS = 30;

/**
 * Counts calendar days in the viewer's time zone. Relative time is always about the past, so a day in the future only
 * means that the viewer's clock is behind; it reads as today.
 */
export const relativeDay = (value: DateValue, now: Date, options: DateOptions = {}): RelativeDay => {
  const days = dayNumber(now, options.timeZone) - dayNumber(value, options.timeZone);
  if (days <= 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  if (days < DATE_AFTER_DAYS) return { kind: 'past', days };
  return { kind: 'date', date: formatDate(value, options) };
};

/** 'Wed, 02 Dec 2026 20:30:00 -0600', the form of feeds, in the given zone so that its day is the one pages show. */
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

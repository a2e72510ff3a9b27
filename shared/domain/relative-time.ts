import { type DateValue, dayNumber } from './calendar-day.ts';
import { formatPlainDate } from './date-formats.ts';

const LAST_COUNTED_DAY = 29;

type ViewerOptions = { locale?: string; timeZone?: string };

/** How long ago a day was, as data for a translated text. */
export type RelativeDay =
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'days'; days: number }
  | { kind: 'date'; date: string };

/** Counts calendar days in the viewer's time zone; from 30 days on, and for days to come, it is a date [SHL-33]. */
export const relativeDay = (value: DateValue, now: Date, options: ViewerOptions = {}): RelativeDay => {
  const days = dayNumber(now, options.timeZone) - dayNumber(value, options.timeZone);
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  if (days > 1 && days <= LAST_COUNTED_DAY) return { kind: 'days', days };
  return { kind: 'date', date: formatPlainDate(value, options) };
};

/** 'Today', 'Yesterday', 'N days ago' or 'on MMM D, YYYY' [SHL-33]. */
export const relativeTime = (value: DateValue, now: Date, options: ViewerOptions = {}): string => {
  const day = relativeDay(value, now, options);
  switch (day.kind) {
    case 'today':
      return 'Today';
    case 'yesterday':
      return 'Yesterday';
    case 'days':
      return `${day.days} days ago`;
    case 'date':
      return `on ${day.date}`;
  }
};

import { type DateValue, dateFormatter, zoneOf } from './calendar-day.ts';

type DateOptions = { locale?: string; timeZone?: string };

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const format = (value: DateValue, shape: Intl.DateTimeFormatOptions, { locale = 'en-US', timeZone }: DateOptions) =>
  dateFormatter(locale, { ...shape, timeZone: zoneOf(value, timeZone) }).format(new Date(value));

/** MM/DD/YYYY in every language, as the product's dates are American [SHL-34]. */
export const formatSlashDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, numeric, { ...options, locale: 'en-US' });

/** MM-DD-YYYY [SHL-34]. */
export const formatDashDate = (value: DateValue, options: DateOptions = {}): string =>
  formatSlashDate(value, options).replaceAll('/', '-');

/** MMM DD, YYYY, in the words of the locale [SHL-34]. */
export const formatShortDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: '2-digit' }, options);

/** MMM D, YYYY, as relative time writes it [SHL-33]. */
export const formatPlainDate = (value: DateValue, options: DateOptions = {}): string =>
  format(value, { year: 'numeric', month: 'short', day: 'numeric' }, options);

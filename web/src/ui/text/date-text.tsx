import {
  formatDashDate,
  formatDate,
  formatPaddedDate,
  formatShortDate,
  formatSlashDate,
  formatTime,
  type RelativeDay,
  relativeDay,
} from '@plumbline/shared/domain/dates/dates';
import { useTranslation } from 'react-i18next';

const formats = {
  /** The product's default format. */
  date: formatDate,
  /** MMM DD, YYYY */
  padded: formatPaddedDate,
  /** MM/DD/YYYY */
  slash: formatSlashDate,
  /** MM-DD-YYYY */
  dash: formatDashDate,
};

type DateTextProps = {
  value: string;
  /** The format, where a requirement names another than the default. */
  format?: keyof typeof formats;
};

/** The reader's language as an Intl locale. */
export const useLocale = (): string => {
  const { i18n } = useTranslation();
  return i18n.language === 'es' ? 'es-US' : 'en-US';
};

/** A date in the reader's language [SHL-34]. */
export const DateText = ({ value, format = 'date' }: DateTextProps) => (
  <time dateTime={value}>{formats[format](value, { locale: useLocale() })}</time>
);

/** 'Nov 23, 2026, 9:40 AM', where the hour matters. */
export const DateTimeText = ({ value }: { value: string }) => {
  const locale = useLocale();
  return <time dateTime={value}>{`${formatDate(value, { locale })}, ${formatTime(value, { locale })}`}</time>;
};

/** Returns a function that formats a date as 'Nov 7', in the reader's language. */
export const useShortDate = (): ((value: string) => string) => {
  const locale = useLocale();
  return (value) => formatShortDate(value, { locale });
};

/** Returns a function that names a relative day in the reader's language. */
const useDayWords = (): ((day: RelativeDay) => string) => {
  const { t } = useTranslation();
  return (day) => {
    switch (day.kind) {
      case 'today':
        return t('Today');
      case 'yesterday':
        return t('Yesterday');
      case 'past':
        return t('{{count}} days ago', { count: day.days });
      case 'date':
        return day.date;
    }
  };
};

/**
 * Returns a function that formats a date as 'Today', 'Yesterday', 'N days ago' under 30 days, then as a date. Lower
 * case within a sentence [SHL-33].
 */
export const useRelativeTime = ({ inSentence = false } = {}): ((value: string) => string) => {
  const words = useDayWords();
  const locale = useLocale();
  return (value) => {
    const day = relativeDay(value, new Date(), { locale });
    const text = words(day);
    return inSentence && day.kind !== 'date' ? text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) : text;
  };
};

export const RelativeTime = ({ value }: { value: string }) => <time dateTime={value}>{useRelativeTime()(value)}</time>;

/** 'Today', 'Yesterday', 'N days ago' under 30 days, then 'on MMM D, YYYY' [SHL-33, PRO-13]. */
export const ActivityTime = ({ value }: { value: string }) => {
  const { t } = useTranslation();
  const words = useDayWords();
  const day = relativeDay(value, new Date(), { locale: useLocale() });
  return <time dateTime={value}>{day.kind === 'date' ? t('on {{date}}', { date: day.date }) : words(day)}</time>;
};

import {
  formatDashDate,
  formatPlainDate,
  formatShortDate,
  formatSlashDate,
} from '@plumbline/shared/domain/date-formats';
import { relativeDay } from '@plumbline/shared/domain/relative-time';
import { useTranslation } from 'react-i18next';

const formats = {
  /** MM/DD/YYYY */
  slash: formatSlashDate,
  /** MM-DD-YYYY */
  dash: formatDashDate,
  /** MMM DD, YYYY */
  short: formatShortDate,
  /** MMM D, YYYY */
  plain: formatPlainDate,
};

type DateTextProps = { value: string; format?: keyof typeof formats };

/** The reader's language as Intl wants it. */
export const useLocale = (): string => {
  const { i18n } = useTranslation();
  return i18n.language === 'es' ? 'es-US' : 'en-US';
};

/** A date in one of the product's formats [SHL-34]. */
export const DateText = ({ value, format = 'short' }: DateTextProps) => (
  <time dateTime={value}>{formats[format](value, { locale: useLocale() })}</time>
);

/** 'Today', 'Yesterday', 'N days ago', then 'on MMM D, YYYY' [SHL-33]. */
export const useRelativeTime = (): ((value: string) => string) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (value) => {
    const day = relativeDay(value, new Date(), { locale });
    switch (day.kind) {
      case 'today':
        return t('Today');
      case 'yesterday':
        return t('Yesterday');
      case 'days':
        return t('{{count}} days ago', { count: day.days });
      case 'date':
        return t('on {{date}}', { date: day.date });
    }
  };
};

export const RelativeTime = ({ value }: { value: string }) => <time dateTime={value}>{useRelativeTime()(value)}</time>;

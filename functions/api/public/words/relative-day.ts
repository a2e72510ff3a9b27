import { relativeDay } from '@plumbline/shared/domain/dates/dates';
import { now } from '../../../platform/clock.ts';
import type { Words } from './translate.ts';

/** Returns 'today', 'yesterday', '4 days ago' or a date, within a sentence [SHL-33]. */
export const relativeDayText = (value: string, { t, language }: Words, timeZone: string | undefined): string => {
  const day = relativeDay(value, now(), { locale: language, ...(timeZone && { timeZone }) });
  if (day.kind === 'date') return day.date;
  if (day.kind === 'past') return t('{{count}} days ago', { count: String(day.days) }).toLowerCase();
  return t(day.kind === 'today' ? 'Today' : 'Yesterday').toLowerCase();
};

import { isRealDay } from '@plumbline/shared/domain/dates/calendar-day';

/** Two days (YYYY-MM-DD) of a filter, both included; an empty text for no limit. */
export type DayPeriod = { from: string; to: string };

/** Returns the period of an address. Days in the wrong order change places. */
export const periodIn = (params: URLSearchParams): DayPeriod => {
  const dayOf = (name: string) => {
    const text = (params.get(name) ?? '').trim();
    return isRealDay(text) ? text : '';
  };
  const [from, to] = [dayOf('from'), dayOf('to')];
  return from && to && to < from ? { from: to, to: from } : { from, to };
};

/** Returns the beginning of a day in the reader's time zone, or of the day that is `after` days later. */
const startOf = (day: string, after = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
};

/** Returns a period as the API takes it: its first instant, and the first one after it. */
export const instantsOf = ({ from, to }: DayPeriod) => ({
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
});

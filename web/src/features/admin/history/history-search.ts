import { staffActions } from '@plumbline/shared/options/staff-actions';
import { type DayPeriod, instantsOf, periodIn } from '../api/day-period.ts';
import type { AuditFilter } from '../api/use-audit-entries.ts';

/** The filters as their fields have them; an empty text filters nothing. */
export type HistoryFilters = DayPeriod & { action: string; staff: string };
/** The filters of an address, with the subject whose history was opened. */
export type HistorySearch = HistoryFilters & { subject: string };

const USER_ID = /^[0-9a-f]{24}$/;

export const searchIn = (params: URLSearchParams): HistorySearch => {
  const textOf = (name: string) => (params.get(name) ?? '').trim();
  return {
    action: staffActions.find((each) => each === params.get('action')) ?? '',
    staff: USER_ID.test(textOf('staff')) ? textOf('staff') : '',
    ...periodIn(params),
    subject: textOf('subject').slice(0, 80),
  };
};

export const toAddress = (search: HistorySearch): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));

/** Returns the search as the API takes it. */
export const filterOf = ({ action, staff, subject, ...period }: HistorySearch): AuditFilter => ({
  ...(action && { action: staffActions.find((each) => each === action) }),
  ...(staff && { staff }),
  ...(subject && { subject }),
  ...instantsOf(period),
});

import { isRealDay } from '@plumbline/shared/domain/dates/calendar-day';
import { staffPaymentFilters } from '@plumbline/shared/domain/money/payment-states';
import type { PaymentQuery } from '../api/use-payments.ts';

/** The filters as their fields have them; an empty text filters nothing. */
export type PaymentFilters = { search: string; status: string; from: string; to: string };
/** The filters of an address, with the profile id of a company that was chosen. */
export type PaymentSearch = PaymentFilters & { company: string };

const ACCOUNT_ID = /^[0-9a-f]{24}$/;
/** The beginning of every payment's id, here and at Stripe. */
const PAYMENT_ID = 'pi_';

export const searchIn = (params: URLSearchParams): PaymentSearch => {
  const textOf = (name: string) => (params.get(name) ?? '').trim();
  const dayOf = (name: string) => (isRealDay(textOf(name)) ? textOf(name) : '');
  const search = textOf('search').slice(0, 90);
  const company = ACCOUNT_ID.test(search) ? search : textOf('company');
  return {
    search,
    status: staffPaymentFilters.find((each) => each === params.get('status')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
    company: ACCOUNT_ID.test(company) ? company : '',
  };
};

/** Returns the filters as an address. A search by text replaces the chosen company. */
export const toAddress = ({ company, ...filters }: PaymentSearch): Record<string, string> => {
  const search = filters.search.trim();
  const values = { ...filters, search, company: search ? '' : company };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
};

/** Returns whether a search has a part of a company's name, which the search of accounts finds. */
export const isCompanyName = ({ search, company }: PaymentSearch): boolean =>
  search !== '' && !search.startsWith(PAYMENT_ID) && !company;

/** Returns the first instant of a day in the reader's time zone, or of the day that is `after` days later. */
const startOf = (day: string, after = 0): string | undefined => {
  if (!day) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
};

/** Returns the search as the API takes it. An id finds one payment; a company has payments of every status. */
export const queryOf = ({ search, company, status, from, to }: PaymentSearch): PaymentQuery => {
  if (search.startsWith(PAYMENT_ID)) return { id: search };
  return {
    ...(company ? { company } : { status: staffPaymentFilters.find((each) => each === status) }),
    from: startOf(from),
    to: startOf(to, 1),
  };
};

import { staffPaymentFilters } from '@plumbline/shared/domain/money/payment-states';
import { MAX_PRICE_CENTS } from '@plumbline/shared/domain/money/price-rule';
import { centsOf } from '@plumbline/shared/domain/money/typed-dollars';
import { type DayPeriod, instantsOf, periodIn } from '../api/day-period.ts';
import type { PaymentQuery } from '../api/use-payments.ts';

/** The filters as their fields have them; an empty text filters nothing. */
export type PaymentFilters = DayPeriod & { search: string; status: string };
/** The filters of an address, with the profile id of a company or a job seeker that was chosen. */
export type PaymentSearch = PaymentFilters & { company: string; person: string };

const ACCOUNT_ID = /^[0-9a-f]{24}$/;
/** The beginning of every payment's id, here and at Stripe. */
const PAYMENT_ID = 'pi_';
const CARD_END = /^\d{4}$/;
/** A text is an amount when it has a dollar sign or cents. */
const AMOUNT = /^\$|\.\d\d$/;

/** Returns the cents of a text that is an amount. */
const amountIn = (text: string): number | undefined => {
  const cents = AMOUNT.test(text) ? centsOf(text) : null;
  return cents !== null && cents >= 0 && cents <= MAX_PRICE_CENTS ? cents : undefined;
};

/** Returns what a text finds by itself; undefined for a part of a name. */
const factIn = (text: string): PaymentQuery | undefined => {
  if (text.startsWith(PAYMENT_ID)) return { id: text };
  if (CARD_END.test(text)) return { card: text };
  const amount = amountIn(text);
  return amount === undefined ? undefined : { amount: String(amount) };
};

export const searchIn = (params: URLSearchParams): PaymentSearch => {
  const textOf = (name: string) => (params.get(name) ?? '').trim();
  const search = textOf('search').slice(0, 90);
  const company = ACCOUNT_ID.test(search) ? search : textOf('company');
  return {
    search,
    status: staffPaymentFilters.find((each) => each === params.get('status')) ?? '',
    ...periodIn(params),
    company: ACCOUNT_ID.test(company) ? company : '',
    person: ACCOUNT_ID.test(textOf('person')) && search === '' ? textOf('person') : '',
  };
};

/** Returns the filters as an address. A search by text replaces the chosen company or person. */
export const toAddress = ({ company, person, ...filters }: PaymentSearch): Record<string, string> => {
  const search = filters.search.trim();
  const values = { ...filters, search, company: search ? '' : company, person: search ? '' : person };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
};

/** Returns whether a search has a part of a name, which the search of accounts finds. */
export const isName = ({ search, company }: PaymentSearch): boolean => search !== '' && !factIn(search) && !company;

/**
 * Returns the search as the API takes it. An id finds one payment; a card, an amount, a company and a person have
 * payments of every status.
 */
export const queryOf = ({ search, company, person, status, ...period }: PaymentSearch): PaymentQuery => {
  const fact = factIn(search);
  if (fact?.id) return fact;
  const byStatus = { status: staffPaymentFilters.find((each) => each === status) };
  const byAccount = person ? { seeker: person } : company ? { company } : byStatus;
  return { ...(fact ?? byAccount), ...instantsOf(period) };
};

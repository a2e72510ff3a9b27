import { type MatchOrder, matchOrders } from '../matching/match-orders.ts';
import { hasEveryWord } from '../text/name-keys.ts';

/** The orders of a list of applicants: by the date of the application, or like a list of matches. */
export const applicantSorts = ['newest', 'oldest', ...matchOrders] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** Returns an order of applicants as an order of matches; undefined for one by date. */
export const matchOrderOf = (sort: ApplicantSort): MatchOrder | undefined =>
  matchOrders.find((order) => order === sort);

/**
 * The searchable fields of an applicant. A masked person has only the anonymous name and no trade that could identify
 * them.
 */
type Searchable = {
  name: string;
  lastName?: string | undefined;
  city: string;
  state: string;
  trades?: readonly string[] | undefined;
};

/** Returns whether each word of a search occurs in an applicant's name, trades or city. */
export const fitsSearch = ({ name, lastName = '', city, state, trades = [] }: Searchable, search: string): boolean =>
  hasEveryWord([name, lastName, city, state, ...trades], search);

import { hasEveryWord } from '../text/name-keys.ts';

export const applicantSorts = ['newest', 'oldest'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** Of an applicant as the company sees one: a masked person has the anonymous name alone, and no trade that tells. */
type Searchable = {
  name: string;
  lastName?: string | undefined;
  city: string;
  state: string;
  trades?: readonly string[] | undefined;
};

/** Whether each word of a search is in an applicant's name, trades or city; other fields are not searched. */
export const fitsSearch = ({ name, lastName = '', city, state, trades = [] }: Searchable, search: string): boolean =>
  hasEveryWord([name, lastName, city, state, ...trades], search);

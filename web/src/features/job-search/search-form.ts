import { jobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { JOB_SEARCH_FIRST_PAGE, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { positionTypes } from '@plumbline/shared/options/position-types';
import { DEFAULT_SORT, type SearchSort, searchSorts } from '@plumbline/shared/options/search-sorts';
import { z } from 'zod';
import { readStored } from '../../lib/session/browser-storage.ts';

export type SearchForm = z.output<typeof jobSearchForm>;

/** What is searched, in which order it shows, and which page of it, counted from 0 as the API does [SEE-10]. */
export type Search = { readonly form: SearchForm; readonly sort: SearchSort; readonly page: number };

const stored = z.object({
  form: jobSearchForm,
  sort: z.enum(searchSorts).default(DEFAULT_SORT),
  page: z.int().min(JOB_SEARCH_FIRST_PAGE),
});

/** Nothing chosen; the ZIP is the seeker's own [SEE-05]. */
export const blankForm = (ownZip: string | undefined): SearchForm => ({
  zip: ownZip ?? '',
  tradeCategories: [],
  positionTypes: [],
  paidTrainingFirst: false,
  radius: SEARCH_RADIUS_MILES,
});

/** The form's fields: an amount that is not asked for has its unit all the same. */
export const searchValues = (form: SearchForm) => ({
  ...form,
  payAtLeast: form.payAtLeast ?? { amount: null, unit: 'hour' as const },
});

export const isSearchable = (form: SearchForm): boolean => jobSearchForm.safeParse(form).success;

/** A search that nobody has changed yet. */
export const blankSearch = (ownZip: string | undefined): Search => ({
  form: blankForm(ownZip),
  sort: DEFAULT_SORT,
  page: JOB_SEARCH_FIRST_PAGE,
});

/** The kept search for who returns from a job, a blank one for anybody else [SEE-08]. */
export const firstSearch = (ownZip: string | undefined, returns: boolean): Search => {
  const kept = returns ? stored.safeParse(readStored('jobSearchFilters')) : undefined;
  return kept?.success ? kept.data : blankSearch(ownZip);
};

export const isSameSearch = (a: Search, b: Search): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The position types chosen, in the order of the list. */
export const chosenPositions = ({ positionTypes: chosen }: SearchForm): string[] =>
  positionTypes.filter((type) => chosen.includes(type));

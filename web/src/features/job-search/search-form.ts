import type { jobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { isValidZip } from '@plumbline/shared/domain/contact-details/zip';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { JOB_SEARCH_FIRST_PAGE, MAX_SEARCHED_TRADES, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { DEFAULT_SORT, type SearchSort, searchSorts } from '@plumbline/shared/options/search-sorts';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import type * as z from 'zod';
import { readStored } from '../../lib/session/browser-storage.ts';

export type SearchForm = z.output<typeof jobSearchForm>;

/** A search, the order of its results, and their page, counted from 0 as in the API [SEE-10]. */
export type Search = { readonly form: SearchForm; readonly sort: SearchSort; readonly page: number };

/** The default values; the ZIP is the seeker's own [SEE-05]. */
export const blankForm = (ownZip: string | undefined): SearchForm => ({
  zip: ownZip ?? '',
  tradeCategories: [],
  positionTypes: [],
  paidTrainingFirst: false,
  radius: SEARCH_RADIUS_MILES,
});

/** The form's fields: an empty amount still has a unit. */
export const searchValues = (form: SearchForm) => ({
  ...form,
  payAtLeast: form.payAtLeast ?? { amount: null, unit: 'hour' as const },
});

/**
 * Whether a search has a valid ZIP and few enough trades. The schema isn't loaded yet, and other invalid values are
 * dropped when the search is read.
 */
export const isSearchable = ({ zip, tradeCategories }: SearchForm): boolean =>
  isValidZip(zip.trim()) && tradeCategories.length <= MAX_SEARCHED_TRADES;

/** A search that the user has not changed yet. */
export const blankSearch = (ownZip: string | undefined): Search => ({
  form: blankForm(ownZip),
  sort: DEFAULT_SORT,
  page: JOB_SEARCH_FIRST_PAGE,
});

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((it) => typeof it === 'string');

/** Returns the stored search, or undefined when it is invalid. Another version of the page may have stored it. */
const readKept = (kept: unknown): Search | undefined => {
  const { form, sort = DEFAULT_SORT, page } = (kept ?? {}) as Partial<Search>;
  if (typeof form?.zip !== 'string' || !isList(form.tradeCategories) || !isList(form.positionTypes)) return undefined;
  if (!isSearchable(form) || !searchSorts.includes(sort)) return undefined;
  return typeof page === 'number' && page >= JOB_SEARCH_FIRST_PAGE ? { form, sort, page } : undefined;
};

/** The searching user, whose data the first search uses. */
type SearchDefaults = { zip?: string | undefined; trades?: readonly string[] | undefined };

/**
 * Returns the stored search when the user comes back from a job. Otherwise the search is near the seeker's home, for
 * the seeker's trades [SEE-08].
 */
export const firstSearch = ({ zip, trades = [] }: SearchDefaults, returns: boolean): Search => {
  const kept = returns ? readKept(readStored('jobSearchFilters')) : undefined;
  if (kept) return kept;
  const blank = blankSearch(zip);
  const own = tradeCategoryNames.filter((trade) => trades.includes(trade)).slice(0, MAX_SEARCHED_TRADES);
  return { ...blank, form: { ...blank.form, tradeCategories: own } };
};

export const isSameSearch = (a: Search, b: Search): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The position types chosen, in the order of the list. */
export const chosenPositions = ({ positionTypes: chosen }: SearchForm): string[] =>
  positionTypes.filter((type) => chosen.includes(type));

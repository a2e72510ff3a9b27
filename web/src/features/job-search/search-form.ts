import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { blankSearchForm, type JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { isValidZip } from '@plumbline/shared/domain/contact-details/zip';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { JOB_SEARCH_FIRST_PAGE, MAX_SEARCHED_TRADES } from '@plumbline/shared/options/limits';
import { DEFAULT_SORT, searchSorts } from '@plumbline/shared/options/search-sorts';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { readStored } from '../../lib/session/browser-storage.ts';

/** The form's fields: an empty amount still has a unit, and a filter that isn't set has an empty value. */
export const searchValues = (form: JobSearchForm) => ({
  ...form,
  words: form.words ?? '',
  postedWithin: form.postedWithin ?? 0,
  shifts: form.shifts ?? [],
  startsWithin: form.startsWithin ?? 0,
  travel: form.travel ?? [],
  overtime: form.overtime ?? [],
  onlyHeldLicenses: form.onlyHeldLicenses ?? false,
  payAtLeast: form.payAtLeast ?? { amount: null, unit: 'hour' as const },
});

/**
 * Whether a search has a valid ZIP and few enough trades. The schema isn't loaded yet, and other invalid values are
 * dropped when the search is read.
 */
export const isSearchable = ({ zip, tradeCategories }: JobSearchForm): boolean =>
  isValidZip(zip.trim()) && tradeCategories.length <= MAX_SEARCHED_TRADES;

/** A search that the user has not changed yet. */
export const blankSearch = (ownZip: string | undefined): JobSearch => ({
  form: blankSearchForm(ownZip),
  sort: DEFAULT_SORT,
  page: JOB_SEARCH_FIRST_PAGE,
});

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((it) => typeof it === 'string');

/** Returns the stored search, or undefined when it is invalid. Another version of the page may have stored it. */
const readKept = (kept: unknown): JobSearch | undefined => {
  const { form, sort = DEFAULT_SORT, page } = (kept ?? {}) as Partial<JobSearch>;
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
export const firstSearch = ({ zip, trades = [] }: SearchDefaults, returns: boolean): JobSearch => {
  const kept = returns ? readKept(readStored('jobSearchFilters')) : undefined;
  if (kept) return kept;
  const blank = blankSearch(zip);
  const own = tradeCategoryNames.filter((trade) => trades.includes(trade)).slice(0, MAX_SEARCHED_TRADES);
  return { ...blank, form: { ...blank.form, tradeCategories: own } };
};

/** Returns the search without the filter by held licenses, which only job seekers have. */
export const withoutHeldLicenses = ({ form, ...search }: JobSearch): JobSearch => {
  const { onlyHeldLicenses: _, ...others } = form;
  return { ...search, form: others };
};

export const isSameSearch = (a: JobSearch, b: JobSearch): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The position types chosen, in the order of the list. */
export const chosenPositions = ({ positionTypes: chosen }: JobSearchForm): string[] =>
  positionTypes.filter((type) => chosen.includes(type));

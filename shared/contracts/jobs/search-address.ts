import { pageIn } from '../../domain/addresses/page-number.ts';
import { tradesIn } from '../../domain/addresses/trades-in.ts';
import { MOST_PAY } from '../../domain/jobs/pay.ts';
import { centsOf } from '../../domain/money/typed-dollars.ts';
import { timedPayUnits } from '../../options/jobs/pay-units.ts';
import { positionTypes } from '../../options/jobs/position-types.ts';
import { shifts } from '../../options/jobs/shifts.ts';
import { overtimes, travelTerms } from '../../options/jobs/work-facts.ts';
import {
  JOB_SEARCH_FIRST_PAGE,
  JOB_SEARCH_RADII,
  MAX_SEARCH_WORDS,
  MAX_SEARCHED_TRADES,
  POSTED_WITHIN_DAYS,
  SEARCH_RADIUS_MILES,
  START_WITHIN_DAYS,
} from '../../options/limits.ts';
import { DEFAULT_SORT, type SearchSort, searchSorts } from '../../options/search-sorts.ts';
import type { JobSearchForm } from './job-search.ts';

/** A job search, the order of its results, and their page, counted from 0 as in the API [SEE-10]. */
export type JobSearch = { readonly form: JobSearchForm; readonly sort: SearchSort; readonly page: number };

/** The parameters of a search in an address, with and without an account. */
export const searchParameters = [
  'zip',
  'trade',
  'q',
  'distance',
  'pay',
  'per',
  'posted',
  'type',
  'shift',
  'start',
  'travel',
  'overtime',
  'licenses',
  'first',
  'experience',
  'training',
  'sort',
  'page',
] as const;
type SearchParameter = (typeof searchParameters)[number];

/** The search of an address without parameters. */
export const blankSearchForm = (zip = ''): JobSearchForm => ({
  zip,
  tradeCategories: [],
  positionTypes: [],
  paidTrainingFirst: false,
  radius: SEARCH_RADIUS_MILES,
});

const wordOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');
const answerIn = (word: string | null) => (word === 'yes' ? true : word === 'no' ? false : undefined);

/**
 * Writes a search into address parameters, so that it can be shared, reloaded and bookmarked. The page counts from 1
 * [SEE-08].
 */
export const toSearchAddress = ({ form, sort, page }: JobSearch): URLSearchParams => {
  const params = new URLSearchParams({ zip: form.zip });
  for (const trade of form.tradeCategories) params.append('trade', trade);
  for (const type of form.positionTypes) params.append('type', type);
  for (const shift of form.shifts ?? []) params.append('shift', shift);
  for (const term of form.travel ?? []) params.append('travel', term);
  for (const amount of form.overtime ?? []) params.append('overtime', amount);
  const rest: Partial<Record<SearchParameter, string | undefined>> = {
    q: form.words || undefined,
    first: form.paidTrainingFirst ? 'paid-training' : undefined,
    experience: wordOf(form.experienceRequired),
    training: wordOf(form.willingToProvidePaidTraining),
    pay: form.payAtLeast && String(form.payAtLeast.amount / 100),
    per: form.payAtLeast?.unit,
    posted: form.postedWithin && String(form.postedWithin),
    start: form.startsWithin && String(form.startsWithin),
    licenses: form.onlyHeldLicenses ? 'held' : undefined,
    distance: form.radius === SEARCH_RADIUS_MILES ? undefined : String(form.radius),
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page > JOB_SEARCH_FIRST_PAGE ? String(page + 1) : undefined,
  };
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, value);
  return params;
};

/** Reads the pay from '?pay=32.5&per=hour'. An invalid amount is left out. */
const payIn = (params: URLSearchParams): JobSearchForm['payAtLeast'] => {
  const amount = centsOf(params.get('pay') ?? '');
  const unit = timedPayUnits.find((each) => each === (params.get('per') ?? 'hour'));
  return amount && unit && amount <= MOST_PAY[unit] ? { amount, unit } : undefined;
};

const chosen = <T extends string | number>(options: readonly T[], params: URLSearchParams, name: string) =>
  options.find((option) => String(option) === params.get(name));

/** Returns the options among the values of a parameter. */
const allChosen = <T extends string>(options: readonly T[], params: URLSearchParams, name: string): T[] => {
  const values = params.getAll(name);
  return options.filter((option) => values.includes(option));
};

/** Returns the filters that only some searches have. Bookmarks of 0.3.0 have the distance in `miles`. */
const filtersIn = (params: URLSearchParams): Partial<JobSearchForm> => {
  const words = params.get('q')?.trim().slice(0, MAX_SEARCH_WORDS);
  const postedWithin = chosen(POSTED_WITHIN_DAYS, params, 'posted');
  const chosenShifts = allChosen(shifts, params, 'shift');
  const startsWithin = chosen(START_WITHIN_DAYS, params, 'start');
  const travel = allChosen(travelTerms, params, 'travel');
  const overtime = allChosen(overtimes, params, 'overtime');
  return {
    ...(words && { words }),
    ...(postedWithin && { postedWithin }),
    ...(chosenShifts.length > 0 && { shifts: chosenShifts }),
    ...(startsWithin && { startsWithin }),
    ...(travel.length > 0 && { travel }),
    ...(overtime.length > 0 && { overtime }),
    ...(params.get('licenses') === 'held' && { onlyHeldLicenses: true }),
    radius: chosen(JOB_SEARCH_RADII, params, params.has('distance') ? 'distance' : 'miles') ?? SEARCH_RADIUS_MILES,
  };
};

/**
 * Reads a search from address parameters. Values that no field offers are dropped. An invalid ZIP stays, so that the
 * field shows the error.
 */
export const readSearchAddress = (params: URLSearchParams, ownZip?: string): JobSearch => ({
  form: {
    ...blankSearchForm(params.get('zip') ?? ownZip),
    tradeCategories: tradesIn(params, MAX_SEARCHED_TRADES),
    positionTypes: allChosen(positionTypes, params, 'type'),
    paidTrainingFirst: params.get('first') === 'paid-training',
    experienceRequired: answerIn(params.get('experience')),
    willingToProvidePaidTraining: answerIn(params.get('training')),
    payAtLeast: payIn(params),
    ...filtersIn(params),
  },
  sort: chosen(searchSorts, params, 'sort') ?? DEFAULT_SORT,
  page: pageIn(params) - 1,
});

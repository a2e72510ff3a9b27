import { zip } from '@plumbline/shared/contracts/fields';
import { workerFilters } from '@plumbline/shared/contracts/search/workers';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { tradesIn } from '@plumbline/shared/domain/addresses/trades-in';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { positionTypes } from '@plumbline/shared/options/jobs/position-types';
import * as z from 'zod';

const MOST_TRADES = 20;
const SEARCH_ZIP = 'Please enter a valid zipcode.';

/** The filters of a worker search; a native select returns the rating as text [SKW-14]. */
export const workerSearchForm = z.object({
  zip: zip(SEARCH_ZIP),
  tradeCategories: workerFilters.shape.tradeCategories,
  positionTypes: workerFilters.shape.positionTypes,
  rating: z.string(),
  validDriversLicense: z.boolean(),
});
export type WorkerSearchForm = z.output<typeof workerSearchForm>;

/** A search and its page, counted from 1. */
export type WorkerSearch = { readonly form: WorkerSearchForm; readonly page: number };

export const isSearchable = (form: WorkerSearchForm): boolean => workerSearchForm.safeParse(form).success;

/** The search as the server expects it. */
export const bodyOf = ({ form, page }: WorkerSearch) => ({
  zip: form.zip,
  page,
  filters: {
    tradeCategories: form.tradeCategories,
    positionTypes: form.positionTypes,
    ...(form.rating && { rating: Number(form.rating) }),
    ...(form.validDriversLicense && { validDriversLicense: true }),
  },
});

/** Writes the search into address parameters, so that it can be shared, reloaded and returned to [SKW-14]. */
export const toAddress = ({ form, page }: WorkerSearch): URLSearchParams => {
  const params = new URLSearchParams({ zip: form.zip });
  for (const trade of form.tradeCategories) params.append('trade', trade);
  for (const type of form.positionTypes) params.append('type', type);
  if (form.rating) params.set('rating', form.rating);
  if (form.validDriversLicense) params.set('license', 'yes');
  if (page > 1) params.set('page', String(page));
  return params;
};

/**
 * The trade parameter of a search without trades. When the parameter is absent, the skilled list starts with the trades
 * the company needs.
 */
const ANY_TRADE = 'any';

/** The search in the address of the skilled list. The company's own ZIP is left out [SKW-10]. */
export const toSkilledAddress = (search: WorkerSearch, ownZip: string): URLSearchParams => {
  const params = toAddress(search);
  if (params.get('zip') === ownZip) params.delete('zip');
  if (!params.has('trade')) params.append('trade', ANY_TRADE);
  return params;
};

/** Reads the search from an address. Values that no field offers are dropped. The default ZIP is the company's own. */
export const fromAddress = (params: URLSearchParams, ownZip: string | undefined): WorkerSearch => {
  const rating = params.get('rating') ?? '';
  const types = params.getAll('type');
  return {
    form: {
      zip: params.get('zip') ?? ownZip ?? '',
      tradeCategories: tradesIn(params, MOST_TRADES).filter((trade) => trade !== ANY_TRADE),
      positionTypes: positionTypes.filter((type) => types.includes(type)),
      rating: experienceRatings.some(({ value }) => String(value) === rating) ? rating : '',
      validDriversLicense: params.get('license') === 'yes',
    },
    page: pageIn(params),
  };
};

/**
 * The search in the address of the skilled list. Without a trade parameter it starts with the trades that the company
 * needs [SKW-10].
 */
export const fromSkilledAddress = (
  params: URLSearchParams,
  { zip, trades }: { zip: string; trades: readonly string[] },
): WorkerSearch => {
  const search = fromAddress(params, zip);
  return {
    ...search,
    form: {
      ...search.form,
      zip: isSearchable(search.form) ? search.form.zip : zip,
      tradeCategories: params.has('trade') ? search.form.tradeCategories : trades.slice(0, MOST_TRADES),
    },
  };
};

import * as contract from '@plumbline/shared/contracts/public/job-lists';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { cityOfSlug, zipOfCity } from '@plumbline/shared/geography/city-slug';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { type JobState, jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newestPublicJobs } from '../../../table/jobs/public-job.ts';
import { jobsIn } from '../page/address.ts';
import { pageWords } from '../page/page-language.ts';
import { COUNTED_JOBS } from '../places/read-places.ts';
import { statePage } from '../places/state-page.tsx';
import { readResults } from '../search/read-results.ts';
import { resultsPage } from '../search/results-page.tsx';
import { searchOfTrade } from '../search/search-links.ts';
import type { Words } from '../words/translate.ts';
import { pageWithin } from './pager.tsx';

type PublicJobsQuery = { words: Words; place: string; page: number };
type City = NonNullable<ReturnType<typeof cityOfSlug>>;

/** The public jobs of a state, in one query that also counts towns and trades. */
const stateList = async (state: JobState, trade: string | undefined, { words, page }: PublicJobsQuery) => {
  const all = await newestPublicJobs(state.abbreviation, COUNTED_JOBS);
  const jobs = trade ? all.filter(({ tradeCategories }) => tradeCategories.includes(trade)) : all;
  const { pageCount, page: shownPage } = pageWithin(page - 1, jobs.length);
  return statePage({ words, state, trade, all, jobs, page: shownPage + 1, pageCount });
};

/** The search around a city, as a page of its own. */
const cityList = async (city: City, trade: string | undefined, { words, place, page }: PublicJobsQuery) => {
  const zip = zipOfCity(city) ?? '';
  const search = { ...searchOfTrade(zip, trade), page: page - 1 };
  const results = await readResults(city, search);
  const path = trade ? jobsIn(place, slugOf(trade)) : jobsIn(place);
  return resultsPage({
    words,
    search: { ...search, page: results.page },
    place: { ...city, zip },
    results,
    beyond: [],
    path,
  });
};

/** The trade of an address. A word for it, such as 'plomero', is looked up in lists that only such an address loads. */
const tradeOfSlug = async (slug: string): Promise<string | undefined> => {
  const trade = tradeCategoryNames.find((each) => slugOf(each) === slug);
  if (trade) return trade;
  const { tradeMeant } = await import('@plumbline/shared/domain/trades/resolve-trade');
  return tradeMeant(slug);
};
const stateOfSlug = (slug: string) => jobStates.find(({ abbreviation }) => abbreviation.toLowerCase() === slug);

/** Returns the page of a state or a city. Throws 404 for an unknown place. */
const requireList = async (trade: string | undefined, query: PublicJobsQuery): Promise<string> => {
  const state = stateOfSlug(query.place);
  if (state) return stateList(state, trade, query);
  const city = cityOfSlug(query.place);
  if (!city) throw new ApiError('not_found');
  return cityList(city, trade, query);
};

export const listPublicJobs = operation(contract.listPublicJobs, ({ params, query, headers }) =>
  requireList(undefined, { words: pageWords(query.lang, headers), place: params.place, page: query.page }),
);

export const listPublicJobsOfTrade = operation(contract.listPublicJobsOfTrade, async ({ params, query, headers }) => {
  const trade = await tradeOfSlug(params.trade);
  if (!trade) throw new ApiError('not_found');
  return requireList(trade, { words: pageWords(query.lang, headers), place: params.place, page: query.page });
});

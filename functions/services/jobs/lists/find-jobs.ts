import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { foldText } from '@plumbline/shared/domain/trades/trade-keys';
import { now } from '../../../platform/clock.ts';
import type { GeoSearch } from '../../../table/search/geo-index.ts';
import { fits, type JobFilters } from '../../../table/search/job-filters.ts';
import { type JobNearby, jobsNearby, textsOfJob } from '../../../table/search/search-entries.ts';

type Place = Pick<GeoSearch, 'centre' | 'radius'>;
export type JobQuery = Place & JobFilters & Partial<Pick<JobSearchForm, 'tradeCategories'>>;

/** Returns all open jobs around a place, with their texts. Makes six queries. */
export const jobsWithTexts = ({ centre, radius }: Place): Promise<JobNearby[]> =>
  jobsNearby.near({ centre, radius, withTexts: true });

const tradesWithTexts = async (query: JobQuery, trades: readonly string[]): Promise<JobNearby[]> => {
  const around = await jobsWithTexts(query);
  if (!trades.length) return around;
  return around.filter((job) => textsOfJob(job).tradeCategories.some((trade) => trades.includes(trade)));
};

/**
 * Returns every open job that a search finds, in no order. All searches for jobs use it: signed in, without an account,
 * and for the e-mails of saved searches. Makes three queries for each trade, or six without a trade or with words.
 */
export const findJobs = async ({ tradeCategories: trades = [], ...query }: JobQuery): Promise<JobNearby[]> => {
  const hasWords = foldText(query.words ?? '') !== '';
  const around = hasWords
    ? await tradesWithTexts(query, trades)
    : await jobsNearby.near({ centre: query.centre, radius: query.radius, trades });
  return around.filter(fits(query, now()));
};

import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { foldText } from '@plumbline/shared/domain/trades/trade-keys';
import { now } from '../../../platform/clock.ts';
import type { GeoSearch } from '../../../table/search/geo-index.ts';
import { fits, type JobFilters } from '../../../table/search/job-filters.ts';
import { type JobNearby, jobsNearby, textsOfJob } from '../../../table/search/search-entries.ts';

export type JobQuery = Pick<GeoSearch, 'centre' | 'radius'> &
  JobFilters &
  Partial<Pick<JobSearchForm, 'tradeCategories'>>;

/** Returns the jobs around a place that have one of the trades, with their texts. */
const withTexts = async ({ centre, radius }: JobQuery, trades: readonly string[]): Promise<JobNearby[]> => {
  const around = await jobsNearby.near({ centre, radius, withTexts: true });
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
    ? await withTexts(query, trades)
    : await jobsNearby.near({ centre: query.centre, radius: query.radius, trades });
  return around.filter(fits(query, now()));
};

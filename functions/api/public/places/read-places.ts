import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { jobStates } from '@plumbline/shared/options/us-states';
import { newestPublicJobs, type PublicJobItem } from '../../../table/jobs/public-job.ts';
import { type Count, countNames } from '../lists/count-list.tsx';

/** The most jobs of a state that are read to count them. Decision 0103 says when counts need a summary instead. */
export const COUNTED_JOBS = 1000;

/** Counts the jobs of each listed trade. A job with several trades counts in each. */
export const countTrades = (jobs: readonly Pick<PublicJobItem, 'tradeCategories'>[]): Count[] =>
  countNames(jobs.flatMap(({ tradeCategories }) => tradeCategories.filter(isListedTrade)));

export type Places = {
  total: number;
  states: { abbreviation: string; name: string; count: number }[];
  trades: Count[];
};
export const NO_PLACES: Places = { total: 0, states: [], trades: [] };

/** Returns the states with jobs, or with jobs of a trade, and the trades. Makes one query for each state. */
export const readPlaces = async (trade?: string): Promise<Places> => {
  const jobs = await Promise.all(jobStates.map(({ abbreviation }) => newestPublicJobs(abbreviation, COUNTED_JOBS)));
  const counted = jobs.map((all) => (trade ? all.filter((job) => job.tradeCategories.includes(trade)) : all).length);
  return {
    total: counted.reduce((sum, count) => sum + count, 0),
    states: jobStates
      .map(({ abbreviation, name }, index) => ({ abbreviation, name, count: counted[index] ?? 0 }))
      .filter(({ count }) => count > 0),
    trades: countTrades(jobs.flat()),
  };
};

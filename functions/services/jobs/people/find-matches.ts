import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import type { MatchOrder } from '@plumbline/shared/domain/matching/match-orders';
import { withRating } from '@plumbline/shared/domain/matching/match-score';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { ApiError } from '../../../platform/errors.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { type MatchItem, rankedMatchesOfJob } from '../../../table/matching/match.ts';
import { ratingOfLevel, seekersNearby } from '../../../table/search/search-entries.ts';
import { highestFirst, nearestFirst, type Order, pageInOrder } from '../../../table/search/search-order.ts';
import { bestRatedFirst, fitsFilters } from '../../search/worker-filters.ts';

type Query = RequestOf<typeof listMatches>['query'];

type FoundMatch = { id: string; miles: number; level: number; match: MatchItem };

const byScore = highestFirst(({ match }: FoundMatch) => match.score);
const orders: Readonly<Record<MatchOrder, readonly Order<FoundMatch>[]>> = {
  fit: [byScore],
  nearest: [nearestFirst, byScore],
  rating: [bestRatedFirst, nearestFirst, byScore],
};

/** Returns whether a query wants other matches than all of a job, or in another order than the stored one. */
export const isNarrowed = ({ trade, rating, validDriversLicense, order }: Query): boolean =>
  order !== 'fit' || [trade, rating, validDriversLicense].some((each) => each !== undefined);

/**
 * Returns the matches of the company's job that fit the filters, in no order. Reads every match of the job, and the
 * search index around it for the trades, levels and licenses that matches don't have. A seeker who isn't in the index
 * yet is left out. The reason of a match names the trade of the filter.
 */
export const findMatches = async (company: string, id: string, query: Query): Promise<{ found: FoundMatch[] }> => {
  const [{ jobs }, matches] = await Promise.all([
    batchGet({ jobs: [jobRequest(id)] }, { consistent: false }),
    rankedMatchesOfJob(id),
  ]);
  const job = jobs[0];
  if (job?.company !== company) throw new ApiError('job_not_found');
  const { trade, rating, validDriversLicense } = query;
  const trades = job.tradeCategories.filter((each) => trade === undefined || each === trade);
  if (trades.length === 0) return { found: [] };
  const around = await seekersNearby.near({ centre: job, radius: SEARCH_RADIUS_MILES, trades });
  const fits = fitsFilters({ rating, validDriversLicense: validDriversLicense !== undefined });
  const fitting = new Map(around.filter(fits).map((entry) => [entry.id, entry]));
  const found = matches.flatMap((match) => {
    const entry = fitting.get(match.seeker);
    if (!entry) return [];
    const { miles, level } = entry;
    const reason = trade === undefined ? match.reason : withRating(match.reason, trade, ratingOfLevel(level));
    return [{ id: match.seeker, miles, level, match: { ...match, reason } }];
  });
  return { found };
};

/** Returns a page of the found matches, the number of all, and the cursor of the next page. */
export const pageOfMatches = (found: readonly FoundMatch[], { order, limit, cursor }: Query) => {
  // A cursor of another order is the key of a row, so the list starts again.
  const page = Math.max(0, Math.floor(Number(cursor ?? 0))) || 0;
  const { shown, total, pageCount } = pageInOrder(found, orders[order], { page, limit });
  return {
    matches: shown.map(({ match }) => match),
    total,
    cursor: page + 1 < pageCount ? String(page + 1) : undefined,
  };
};

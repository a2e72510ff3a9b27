import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { withRating } from '@plumbline/shared/domain/matching/match-score';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { readOpenings } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { type MatchItem, rankedMatchesOfJob } from '../../../table/matching/match.ts';
import { listedEntry, ratingOfLevel, seekersNearby } from '../../../table/search/search-entries.ts';
import { fitsFilters } from '../../search/worker-filters.ts';
import { freeToFind } from '../../visibility/priority-window.ts';
import { type Place, pageInMatchOrder } from './people-order.ts';

type Query = RequestOf<typeof listMatches>['query'];

type FoundMatch = Place & { lastPriorityAccess: string | undefined; match: MatchItem };

/** Returns whether a query wants other matches than all of a job, or in another order than the stored one. */
export const isNarrowed = ({ trade, rating, validDriversLicense, order }: Query): boolean =>
  order !== 'fit' || [trade, rating, validDriversLicense].some((each) => each !== undefined);

/**
 * Returns the matches of the company's job that fit the filters, in no order. Reads the best 4,000 or so, and the
 * search index around the job for the trades, levels and licenses that matches don't have. A seeker who isn't in the
 * index yet is left out. The reason of a match names the trade of the filter.
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
    const { miles, level, facts } = entry;
    const { lastPriorityAccess } = listedEntry(facts);
    const reason = trade === undefined ? match.reason : withRating(match.reason, trade, ratingOfLevel(level));
    return [{ id: match.seeker, miles, level, score: match.score, lastPriorityAccess, match: { ...match, reason } }];
  });
  return { found };
};

/**
 * Returns the found matches without those in another company's priority window, so that neither the number of the
 * matches nor a filter tells anything about them [SKW-08].
 */
export const freeMatches = async (
  company: string,
  found: readonly FoundMatch[],
  openingsAmong: Awaited<ReturnType<typeof readOpenings>>,
): Promise<FoundMatch[]> => {
  const at = now();
  const inWindow = found.filter(({ lastPriorityAccess }) => isInPriorityWindow(lastPriorityAccess, at));
  const openings = await openingsAmong(inWindow.map(({ id }) => id));
  const free = await freeToFind(
    company,
    found.map(({ id, lastPriorityAccess }) => ({ id, lastPriorityAccess, isOpen: openings.has(id) })),
  );
  return found.filter((_, index) => free[index]);
};

/** Returns a page of the found matches, the number of all, and the cursor of the next page. */
export const pageOfMatches = (found: readonly FoundMatch[], query: Query) => {
  const { shown, cursor } = pageInMatchOrder(found, query);
  return { matches: shown.map(({ match }) => match), total: found.length, cursor };
};

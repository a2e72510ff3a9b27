import { scoreMatch } from '@plumbline/shared/domain/matching/match-score';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import type { JobItem } from '../../../table/jobs/job.ts';
import { isPlaced, type SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { atCityCenter } from '../../../table/search/city-center.ts';
import { ratingOfLevel, seekerFacts } from '../../../table/search/search-entries.ts';
import type { FilteredFacts } from '../../search/worker-filters.ts';
import type { Place } from '../people/people-order.ts';

/** Farther than any place, for applicants without coordinates. */
const FARTHEST_MILES = 99_999;

type JobPlace = Place & {
  facts: FilteredFacts;
  /** Whether the applicant has the trade, which is one of the job's, or any of them when no trade is given. */
  hasTrade: boolean;
};

/**
 * Returns the place of an applicant in the orders of a job's list, by the facts that the search index has of a worker:
 * the distance from the city's center, and the level in the trade, or the best one in the job's trades. Trades that a
 * masked profile hides don't count. Without a profile or a job the place is the last one.
 */
export const placeForJob = (
  id: string,
  profile: SeekerProfileItem | undefined,
  job: JobItem | undefined,
  trade: string | undefined,
): JobPlace => {
  if (!profile || !job) {
    return { id, miles: FARTHEST_MILES, level: 0, score: '', facts: { positions: 0, traits: 0 }, hasTrade: false };
  }
  const { trades, facts } = seekerFacts(profile);
  const shared = job.tradeCategories.filter((each) => trades.has(each));
  const wanted = shared.filter((each) => trade === undefined || each === trade);
  const miles = isPlaced(profile) ? distanceMiles(atCityCenter(profile), job) : FARTHEST_MILES;
  const rated = shared.map((category) => ({ category, rating: ratingOfLevel(trades.get(category) ?? 0) }));
  return {
    id,
    miles,
    level: Math.max(0, ...wanted.map((each) => trades.get(each) ?? 0)),
    score: rated.length > 0 ? scoreMatch(rated, miles, profile.lastActivity).score : '',
    facts,
    hasTrade: wanted.length > 0,
  };
};

import { type Match, scoreMatch } from '@plumbline/shared/domain/matching/match-score';
import type { SeekerProfileItem } from '../profiles/profile.ts';
import { type JobNearby, levelOf, ratingOfLevel, type SeekerNearby, seeksPosition } from './search-entries.ts';

/**
 * Returns how a seeker, found around a job by its trades, fits the job; undefined for no match. `offer` is the fact of
 * the job's entry.
 */
export const fitOfSeeker = (offer: number, { trades, miles, facts }: SeekerNearby): Match | undefined => {
  if (!seeksPosition(facts.positions, offer)) return undefined;
  const shared = [...trades].map(([category, level]) => ({ category, rating: ratingOfLevel(level) }));
  return scoreMatch(shared, miles, facts.lastActivity);
};

/**
 * Returns how a job, found around a seeker by the seeker's trades, fits; undefined for no match. `positions` is the
 * fact of the seeker's entry.
 */
export const fitOfJob = (
  profile: SeekerProfileItem,
  positions: number,
  { trades, miles, facts }: JobNearby,
): Match | undefined => {
  if (!seeksPosition(positions, facts.offer)) return undefined;
  const shared = [...trades.keys()].map((category) => ({
    category,
    rating: ratingOfLevel(levelOf(profile.seeker, category)),
  }));
  return scoreMatch(shared, miles, profile.lastActivity);
};

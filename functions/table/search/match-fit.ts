import { type Match, scoreMatch } from '@plumbline/shared/domain/matching/match-score';
import type { SeekerProfileItem } from '../profiles/profile.ts';
import { type JobNearby, levelOf, ratingOfLevel, type SeekerNearby, seeksPosition } from './search-entries.ts';

/** How a seeker found around a job, by its trades, fits it; `offer` as the job's entry has it. */
export const fitOfSeeker = (offer: number, { trades, miles, facts }: SeekerNearby): Match | undefined => {
  if (!seeksPosition(facts.positions, offer)) return undefined;
  const shared = [...trades].map(([category, level]) => ({ category, rating: ratingOfLevel(level) }));
  return scoreMatch(shared, miles, facts.lastActivity);
};

/** How a job found around a seeker, by the seeker's trades, fits; `positions` as the seeker's entry has them. */
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

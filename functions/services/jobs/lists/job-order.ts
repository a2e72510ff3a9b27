import type { SearchSort } from '@plumbline/shared/options/search-sorts';
import { readSeekerProfile } from '../../../table/profiles/profile.ts';
import type { GeoSearch } from '../../../table/search/geo-index.ts';
import { fitOfJob } from '../../../table/search/match-fit.ts';
import { type JobNearby, jobsNearby, offersPaidTraining, seekerFacts } from '../../../table/search/search-entries.ts';
import { highestFirst, nearestFirst, type Order } from '../../../table/search/search-order.ts';
import type { Caller } from '../../sessions/caller.ts';

const newestFirst: Order<JobNearby> = highestFirst(({ facts }) => facts.postedAt);

/** Orders jobs that offer paid training first. */
export const paidTrainingFirst: Order<JobNearby> = highestFirst(({ facts }) =>
  offersPaidTraining(facts.offer) ? 'paid' : undefined,
);

/**
 * Returns how well each job near the searched place fits the seeker, by job id. It queries the index by the seeker's
 * own trades, because each entry contains one trade. Entries with all trades of their job would double the read cost of
 * every search.
 */
const scoresFor = async (search: GeoSearch, profileId: string): Promise<Map<string, string>> => {
  const profile = await readSeekerProfile(profileId);
  if (!profile) return new Map();
  const { trades, facts } = seekerFacts(profile);
  if (!trades.size) return new Map();
  const jobs = await jobsNearby.near({ ...search, trades: [...trades.keys()] });
  return new Map(
    jobs.flatMap((job) => {
      const fit = fitOfJob(profile, facts.positions, job);
      return fit ? [[job.id, fit.score] as const] : [];
    }),
  );
};

/** Returns the orders by date and distance, which need no reader. */
export const placeOrders = (sort: SearchSort): Order<JobNearby>[] =>
  sort === 'newest' ? [newestFirst, nearestFirst] : [nearestFirst, newestFirst];

/**
 * Returns the orders of a search, the decisive one first. The best matches come first for seekers with trades;
 * companies and others get the nearest jobs first.
 */
export const jobOrders = async (
  sort: SearchSort,
  search: GeoSearch,
  { kind, profileId }: Caller,
): Promise<Order<JobNearby>[]> => {
  if (sort !== 'best-match' || kind !== 'candidate' || !profileId) return placeOrders(sort);
  const scores = await scoresFor(search, profileId);
  return [highestFirst(({ id }) => scores.get(id)), nearestFirst, newestFirst];
};

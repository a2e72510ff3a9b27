import type { SearchSort } from '@plumbline/shared/options/search-sorts';
import { readSeekerProfile } from '../../../table/profiles/profile.ts';
import type { GeoSearch } from '../../../table/search/geo-index.ts';
import { fitOfJob } from '../../../table/search/match-fit.ts';
import { type JobNearby, jobsNearby, offersPaidTraining, seekerFacts } from '../../../table/search/search-entries.ts';
import { highestFirst, nearestFirst, type Order } from '../../../table/search/search-order.ts';
import type { Caller } from '../../sessions/caller.ts';

const newestFirst: Order<JobNearby> = highestFirst(({ facts }) => facts.postedAt);

/** What offers paid training, then the rest. */
export const paidTrainingFirst: Order<JobNearby> = highestFirst(({ facts }) =>
  offersPaidTraining(facts.offer) ? 'paid' : undefined,
);

/**
 * How well each job near the searched place fits the seeker, by the seeker's own trades. The entries of those trades
 * tell which of them a job asks for; an entry with all trades of its job would make every search by anyone read twice
 * as much.
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

/**
 * What decides between two jobs, first things first. Who has no trades, or hires, has no better matches than near ones.
 */
export const jobOrders = async (
  sort: SearchSort,
  search: GeoSearch,
  { kind, profileId }: Caller,
): Promise<Order<JobNearby>[]> => {
  if (sort === 'newest') return [newestFirst, nearestFirst];
  if (sort === 'nearest' || kind !== 'candidate' || !profileId) return [nearestFirst, newestFirst];
  const scores = await scoresFor(search, profileId);
  return [highestFirst(({ id }) => scores.get(id)), nearestFirst, newestFirst];
};

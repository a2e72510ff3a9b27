import { fitsOfJob } from '@plumbline/functions/events/projector/project-job';
import type { JobItem } from '@plumbline/functions/table/jobs/job';
import { publicJobOf, putPublicJob } from '@plumbline/functions/table/jobs/public-job';
import { cardOf, type MatchItem, putNewMatch } from '@plumbline/functions/table/matching/match';
import { isPlaced, type SeekerProfileItem } from '@plumbline/functions/table/profiles/profile';
import {
  jobDocument,
  jobsNearby,
  type SeekerNearby,
  seekerDocument,
  seekersNearby,
} from '@plumbline/functions/table/search/search-entries';
import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { DEFAULT_EXPIRATION_HOURS, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { demoSeekers } from '../people/demo-seekers.ts';
import type { DemoWorld } from '../world/records.ts';
import { itemOf } from './items.ts';

type Item = Record<string, unknown>;

/** Returns the seekers that a search by trades would find around a job. */
const seekersAround = (job: JobItem, seekers: readonly SeekerProfileItem[]): SeekerNearby[] => {
  const asked = [...jobDocument(job).trades.keys()];
  return seekers
    .filter(isPlaced)
    .map(seekerDocument)
    .flatMap(({ id, latitude, longitude, trades, facts }) => {
      const point = { latitude, longitude };
      const miles = distanceMiles(job, point);
      const shared = new Map(asked.flatMap((trade) => (trades.has(trade) ? [[trade, trades.get(trade) ?? 0]] : [])));
      if (!shared.size || miles > SEARCH_RADIUS_MILES) return [];
      return [{ id, point, miles, trades: shared, level: Math.max(...shared.values()), facts }];
    });
};

const matchesOf = (job: JobItem, seekers: SeekerProfileItem[], foundAt: string): MatchItem[] => {
  const cards = new Map(seekers.map((seeker) => [seeker.id, cardOf(seeker)]));
  const expiresAt = matchExpiresAt(foundAt, DEFAULT_EXPIRATION_HOURS);
  return fitsOfJob(job, seekersAround(job, seekers)).map((fit) => ({
    ...fit,
    card: cards.get(fit.seeker),
    foundAt,
    ...(expiresAt && { expiresAt }),
  }));
};

const isFindable = ({ public: shown, complete }: SeekerProfileItem): boolean => shown && complete;

/** Returns the search entries of the seekers. */
export const demoSeekerEntries = (world: DemoWorld): Item[] =>
  demoSeekers(world)
    .filter(isFindable)
    .filter(isPlaced)
    .flatMap((seeker) => seekersNearby.items(seekerDocument(seeker)));

/**
 * Returns the projections of the demo jobs, built in one step, because making them change by change takes a minute.
 * Sets the number of matches in `counters`.
 */
export const demoProjections = (openJobs: JobItem[], world: DemoWorld, now: Date) => {
  const seekers = demoSeekers(world).filter(isFindable);
  const matches = openJobs.map((job) => ({ job: job.id, found: matchesOf(job, seekers, now.toISOString()) }));
  const items: Item[] = [
    ...openJobs.flatMap((job) => jobsNearby.items(jobDocument(job))),
    ...openJobs.flatMap((job) => publicJobOf(job) ?? []).map((job) => itemOf(putPublicJob(job))),
    ...matches.flatMap(({ found }) => found.map((match) => putNewMatch(match).params().Put.Item ?? {})),
  ];
  return { items, matchCounts: new Map(matches.map(({ job, found }) => [job, found.length])) };
};

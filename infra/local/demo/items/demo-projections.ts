import type { JobItem } from '@plumbline/functions/table/jobs/job';
import { publicJobOf, putPublicJob } from '@plumbline/functions/table/jobs/public-job';
import { cardOf, type MatchItem, putNewMatch } from '@plumbline/functions/table/matching/match';
import type { SeekerProfileItem } from '@plumbline/functions/table/profiles/profile';
import {
  atCityCentre,
  jobDocument,
  jobsNearby,
  seekerDocument,
  seekersNearby,
} from '@plumbline/functions/table/search/search-entries';
import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { matchSeekerToJob } from '@plumbline/shared/domain/matching/match-score';
import { DEFAULT_EXPIRATION_HOURS } from '@plumbline/shared/options/limits';
import { demoSeekers } from '../people/demo-seekers.ts';
import type { DemoWorld } from '../world/records.ts';
import { itemOf } from './items.ts';

type Item = Record<string, unknown>;

const matchesOf = (job: JobItem, seekers: SeekerProfileItem[], foundAt: string): MatchItem[] =>
  seekers.flatMap((seeker) => {
    const fit = matchSeekerToJob({ ...seeker, ...seeker.seeker, point: atCityCentre(seeker) }, { ...job, point: job });
    const expiresAt = matchExpiresAt(foundAt, DEFAULT_EXPIRATION_HOURS);
    if (!fit) return [];
    const { score, reason } = fit;
    return {
      job: job.id,
      seeker: seeker.id,
      company: job.company,
      score,
      reason,
      card: cardOf(seeker),
      foundAt,
      ...(expiresAt && { expiresAt }),
    };
  });

const isFindable = ({ public: shown, complete }: SeekerProfileItem): boolean => shown && complete;

/** Where the seekers can be found. */
export const demoSeekerEntries = (world: DemoWorld): Item[] =>
  demoSeekers(world)
    .filter(isFindable)
    .flatMap((seeker) => seekersNearby.items(seekerDocument(seeker)));

/**
 * What the projector would make of the demo jobs, written at once because doing it change by change
 * takes a minute. `counters` get the number of matches.
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

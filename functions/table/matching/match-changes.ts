import { ifJobOpen } from '../jobs/job.ts';
import { countOnJob } from '../jobs/job-counters.ts';
import { ifSeekerFindable } from '../profiles/profile.ts';
import {
  deleteMatch,
  ifMatchNotExpiredSince,
  ifNotExcluded,
  type MatchItem,
  putMatchExpiry,
  putNewMatch,
} from './match.ts';
import { writeMatches } from './write-matches.ts';

/** Whatever counts something up names the company. */
const countMatches = (job: string, company?: string) => (by: number) =>
  countOnJob(job, { matches: by }, company ? { company } : {});

/**
 * Adds matches that follow from a change at `changedAt` (ISO). Left out are those there already, those someone
 * declined, those that expired after the change, and those whose job or seeker has left matching meanwhile.
 */
export const addMatches = (matches: readonly MatchItem[], changedAt: string): Promise<number> =>
  writeMatches(
    matches.map((match) => ({
      subject: match.job,
      by: 1,
      count: countMatches(match.job, match.company),
      writes: [
        putNewMatch(match),
        ifNotExcluded(match.job, match.seeker),
        ifMatchNotExpiredSince(match.job, match.seeker, changedAt),
      ],
      checks: {
        [`job ${match.job}`]: () => ifJobOpen(match.job),
        [`seeker ${match.seeker}`]: () => ifSeekerFindable(match.seeker),
      },
    })),
  );

/** Removes matches; those that are gone already do not count. */
export const removeMatches = (
  matches: readonly (Pick<MatchItem, 'job' | 'seeker'> & { foundAt?: string })[],
): Promise<number> =>
  writeMatches(
    matches.map(({ job, seeker, foundAt }) => ({
      subject: job,
      by: -1,
      count: countMatches(job),
      writes: [deleteMatch(job, seeker, foundAt)],
    })),
  );

/** Removes matches whose time is over at `date`, and remembers it until `ttl` (epoch seconds). */
export const expireMatches = (matches: readonly MatchItem[], date: string, ttl: number): Promise<number> =>
  writeMatches(
    matches.map(({ job, seeker, foundAt }) => ({
      subject: job,
      by: -1,
      count: countMatches(job),
      writes: [deleteMatch(job, seeker, foundAt), putMatchExpiry(job, seeker, date, ttl)],
    })),
  );

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

/**
 * Returns a function that makes the write which counts matches of a job. `company` is required for counts that grow.
 */
const countMatches = (job: string, company?: string) => (by: number) =>
  countOnJob(job, { matches: by }, company ? { company } : {});

/**
 * Adds the matches that result from a change at `changedAt` (ISO), and returns their number. It skips existing matches,
 * declined ones, ones that expired after the change, and those whose job or seeker can't be matched any more.
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

/** Removes matches and returns the number that still existed. */
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

/**
 * Removes matches that expired at `date`, stores the expiry until `ttl` (epoch seconds), and returns the number that
 * still existed.
 */
export const expireMatches = (matches: readonly MatchItem[], date: string, ttl: number): Promise<number> =>
  writeMatches(
    matches.map(({ job, seeker, foundAt }) => ({
      subject: job,
      by: -1,
      count: countMatches(job),
      writes: [deleteMatch(job, seeker, foundAt), putMatchExpiry(job, seeker, date, ttl)],
    })),
  );

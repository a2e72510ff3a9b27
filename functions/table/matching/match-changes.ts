import { countLines, putMatchLine } from '../activity/seeker-activity.ts';
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
import { type MatchChange, writeMatches } from './write-matches.ts';

/** The count of a job's matches. `company` is required for counts that grow. */
const countOfJob = (job: string, company?: string): MatchChange['tallies'] => ({
  [`job ${job}`]: (by) => countOnJob(job, { matches: by }, company ? { company } : {}),
});

/** Adds a match without a line in the seeker's list, which the projector then updates from the other lists. */
const addition = (match: MatchItem, changedAt: string): MatchChange => ({
  by: 1,
  writes: [
    putNewMatch(match),
    ifNotExcluded(match.job, match.seeker),
    ifMatchNotExpiredSince(match.job, match.seeker, changedAt),
  ],
  checks: {
    [`job ${match.job}`]: () => ifJobOpen(match.job),
    [`seeker ${match.seeker}`]: () => ifSeekerFindable(match.seeker),
  },
  tallies: countOfJob(match.job, match.company),
});

/** Adds a match with its line in the seeker's list, or without when the list has a line of the job. */
const additionWithLine = (match: MatchItem, changedAt: string): MatchChange => {
  const { writes, tallies, ...rest } = addition({ ...match, hasLine: true }, changedAt);
  const line = putMatchLine(match);
  return {
    ...rest,
    writes: [...writes, line],
    tallies: { ...tallies, [`list of ${match.seeker}`]: (by) => countLines(match.seeker, { active: by }) },
    otherwise: { failed: line, change: () => addition(match, changedAt) },
  };
};

/**
 * Adds the matches that result from a change at `changedAt` (ISO), and returns their number. It skips existing matches,
 * declined ones, ones that expired after the change, and those whose job or seeker can't be matched any more.
 */
export const addMatches = (matches: readonly MatchItem[], changedAt: string): Promise<number> =>
  writeMatches(matches.map((match) => additionWithLine(match, changedAt)));

/** Removes matches and returns the number that still existed. */
export const removeMatches = (
  matches: readonly (Pick<MatchItem, 'job' | 'seeker'> & { foundAt?: string })[],
): Promise<number> =>
  writeMatches(
    matches.map(({ job, seeker, foundAt }) => ({
      by: -1,
      tallies: countOfJob(job),
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
      by: -1,
      tallies: countOfJob(job),
      writes: [deleteMatch(job, seeker, foundAt), putMatchExpiry(job, seeker, date, ttl)],
    })),
  );

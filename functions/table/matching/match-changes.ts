import { ConditionFailed, transact, type Write } from '../core/transact.ts';
import { mustBeOpenJob } from '../jobs/job.ts';
import { countOnJob } from '../jobs/job-counters.ts';
import { mustBeFindable } from '../profiles/profile.ts';
import {
  deleteMatch,
  type MatchItem,
  mustNotBeExcluded,
  mustNotHaveExpiredSince,
  putMatchExpiry,
  putNewMatch,
} from './match.ts';

/** A match that comes (1) or goes (-1). Its own writes, and the checks it shares with others, by name. */
type Change = {
  job: string;
  /** Known for a match that comes. */
  company?: string;
  by: 1 | -1;
  writes: Write[];
  checks?: Record<string, () => Write>;
};
type Owned = { write: Write; owners: Change[] };

/** Keeps a transaction below DynamoDB's 100 writes: at most five for each change. */
const AT_ONCE = 19;

const sharedBy = (changes: Change[], namesOf: (change: Change) => string[], make: (name: string) => Write): Owned[] => {
  const names = new Set(changes.flatMap(namesOf));
  return [...names].map((name) => ({
    write: make(name),
    owners: changes.filter((change) => namesOf(change).includes(name)),
  }));
};

const writesOf = (changes: Change[]): Owned[] => {
  const checks: Record<string, () => Write> = Object.assign({}, ...changes.map((change) => change.checks));
  const countOn = (job: string): Write => {
    const own = changes.filter((change) => change.job === job);
    const { company } = own[0] ?? {};
    return countOnJob(job, { matches: own.reduce((sum, { by }) => sum + by, 0) }, company ? { company } : {});
  };
  return [
    ...changes.flatMap((change) => change.writes.map((write) => ({ write, owners: [change] }))),
    ...sharedBy(
      changes,
      (change) => Object.keys(change.checks ?? {}),
      (name) => checks[name]!(),
    ),
    ...sharedBy(changes, ({ job }) => [job], countOn),
  ];
};

/** Writes what may be written, each match together with the count on its job; answers how many were. */
const writeTogether = async (changes: Change[]): Promise<number> => {
  let open = changes;
  while (open.length) {
    const owned = writesOf(open);
    try {
      await transact(...owned.map(({ write }) => write));
      return open.length;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const refused = new Set(error.failed.flatMap((at) => owned[at]?.owners ?? []));
      if (!refused.size) throw error;
      open = open.filter((change) => !refused.has(change));
    }
  }
  return 0;
};

const writeAll = async (changes: Change[]): Promise<number> => {
  let written = 0;
  for (let at = 0; at < changes.length; at += AT_ONCE) written += await writeTogether(changes.slice(at, at + AT_ONCE));
  return written;
};

/**
 * Adds matches that follow from a change at `changedAt` (ISO). Left out are those there already, those somebody
 * declined, those that expired after the change, and those whose job or seeker has left matching meanwhile.
 */
export const addMatches = (matches: readonly MatchItem[], changedAt: string): Promise<number> =>
  writeAll(
    matches.map((match) => ({
      job: match.job,
      company: match.company,
      by: 1,
      writes: [
        putNewMatch(match),
        mustNotBeExcluded(match.job, match.seeker),
        mustNotHaveExpiredSince(match.job, match.seeker, changedAt),
      ],
      checks: {
        [`job ${match.job}`]: () => mustBeOpenJob(match.job),
        [`seeker ${match.seeker}`]: () => mustBeFindable(match.seeker),
      },
    })),
  );

/** Removes matches; those that are gone already do not count. */
export const removeMatches = (
  matches: readonly (Pick<MatchItem, 'job' | 'seeker'> & { foundAt?: string })[],
): Promise<number> =>
  writeAll(matches.map(({ job, seeker, foundAt }) => ({ job, by: -1, writes: [deleteMatch(job, seeker, foundAt)] })));

/** Removes matches whose time is over at `date`, and remembers it until `ttl` (epoch seconds). */
export const expireMatches = (matches: readonly MatchItem[], date: string, ttl: number): Promise<number> =>
  writeAll(
    matches.map(({ job, seeker, foundAt }) => ({
      job,
      by: -1,
      writes: [deleteMatch(job, seeker, foundAt), putMatchExpiry(job, seeker, date, ttl)],
    })),
  );

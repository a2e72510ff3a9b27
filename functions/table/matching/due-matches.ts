import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { type DueList, type DuePage, type DueQuery, queryDue } from '../core/due/due-list.ts';
import { type ExpiryProgress, readProgress, writeProgress } from '../settings/schedule-progress.ts';
import { Match } from './match.ts';
import { expireMatches } from './match-changes.ts';
import { expiryHour, expiryList, expiryPartitionAt, expiryShards, isUnsharded } from './match-expiry-keys.ts';
import { ProjectMatch } from './project-match.ts';
import { expireProjectMatches } from './project-match-changes.ts';

/** How far back the first run looks for due matches, in ms. */
const FIRST_LOOK_BACK_MS = 31 * DAY_MS;
/** How long after its end an hour is read again, in ms, because the index may be late. */
const LATE_MS = 10 * MINUTE_MS;
/** The most empty hours that one page passes. */
const MOST_HOURS = 100;

const entities = [Match, ProjectMatch] as const;
export type DueMatch = Awaited<ReturnType<typeof queryDue<typeof entities>>>['entries'][number]['item'];

const progressOf = (shard: string): ExpiryProgress =>
  isUnsharded(shard) ? 'expire-matches' : `expire-matches-${shard}`;

const startOfHour = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** Returns the hour from which a shard has to be read. */
const firstHour = async (shard: string): Promise<number> => {
  const stored = await readProgress(progressOf(shard));
  return stored ? Date.parse(stored) : startOfHour(now().getTime() - FIRST_LOOK_BACK_MS);
};

/** Returns a cursor: the hour in ms, and the cursor within the hour. */
const cursorOf = (hour: number, within = ''): string => `${hour} ${within}`;

/**
 * Returns the due matches of the next hour that has some, up to the present one. The place is never after an hour that
 * the next run reads again, because it isn't over or its entries may be late.
 */
const listDueMatches = async (shard: string, { at, limit, cursor }: DueQuery): Promise<DuePage<DueMatch>> => {
  const [start, rest] = cursor?.split(' ') ?? [];
  const readAgain = startOfHour(Date.parse(at) - LATE_MS);
  const present = startOfHour(Date.parse(at));
  let hour = start ? Number(start) : await firstHour(shard);
  let within = rest || undefined;
  for (let looked = 0; looked < MOST_HOURS; looked += 1) {
    const place = String(Math.min(hour, readAgain));
    const list = expiryList(expiryHour(new Date(hour).toISOString()), shard);
    const { entries, cursor: next } = await queryDue(entities, list, { at, limit, cursor: within });
    if (next) return { entries, cursor: cursorOf(hour, next), place };
    if (hour >= present) return { entries, cursor: undefined, place };
    hour += HOUR_MS;
    within = undefined;
    if (entries.length) return { entries, cursor: cursorOf(hour), place };
  }
  return { entries: [], cursor: cursorOf(hour), place: String(Math.min(hour, readAgain)) };
};

/** The matches of jobs and projects that expire. Only hours that are due are read. */
export const dueMatches: DueList<DueMatch> = {
  name: 'match-expiry',
  shards: expiryShards,
  list: listDueMatches,
  partitionAt: expiryPartitionAt,
  keepPlace: async (shard, hour) => {
    await writeProgress(progressOf(shard), new Date(Number(hour)).toISOString());
  },
};

/** Ends matches at `date` and stores the expiry until `ttl` (epoch seconds). Returns the number that still existed. */
export const expireDueMatches = async (due: readonly DueMatch[], date: string, ttl: number): Promise<number> => {
  const ofJobs = due.filter((match) => match.entity === 'Match');
  const ofProjects = due.filter((match) => match.entity === 'ProjectMatch');
  return (await expireMatches(ofJobs, date, ttl)) + (await expireProjectMatches(ofProjects, date, ttl));
};

import { HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { now, nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import type { Pace } from '../../platform/pace.ts';
import { isPassing } from '../../platform/passing-errors.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { claimDue, type DueEntry, type DueList, parkDue, postponeDue } from '../../table/core/due/due-list.ts';
import { isReadOnly } from '../maintenance/read-only.ts';

/** The entries of a shard in one round. All shards have a turn in each round, so none waits for another one's list. */
const PAGE = 200;
const AT_ONCE = 5;
/** The wait in ms before each further try of an entry that failed; after the last one, it is parked. */
const WAITS_MS = [0, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];
/** The failures in a row by which a dependency counts as down, so that the run ends. */
const MOST_FAILURES = 20;
/** The time that is kept free at the end of a run for entries that have been started. */
const RESERVE_MS = 30_000;
/** The same for entries that can take minutes. */
const LONG_RESERVE_MS = 5 * MINUTE_MS;
/** The time after which an entry is due again whose run was stopped. It is the longest run of Lambda. */
const CLAIM_MS = 15 * MINUTE_MS;

export type Serving<T> = {
  list: DueList<T>;
  /** Returns the name of an entry. Entries with the same name are served together. */
  nameOf: (item: T) => string;
  serve: (items: readonly [T, ...T[]]) => Promise<void>;
  /** True when serving one entry also ends all others with its name, also those on later pages. */
  endsNamesakes?: boolean;
  /** The log message for entries that failed. */
  failure: string;
  /** True when serving an entry can outlast a run. Its try counts first, because a run that is stopped counts none. */
  isLong?: boolean;
  /** The number of names that are served concurrently. */
  atOnce?: number;
  /** Waits before each name, to limit the rate. */
  pace?: Pace;
};

/** The context of a schedule's run, by which it ends in time. */
export type Run = { getRemainingTimeInMillis: () => number };

/** The numbers of names that were served and failed, and whether the run ended before the list did. */
export type Served = { done: number; failed: number; parked: number; isCut: boolean };

type Shard = { name: string; cursor: string | undefined; isStuck: boolean };
type ShardEntry<T> = DueEntry<T> & { shard: Shard };

/** Returns one entry of each shard in turn, so that a round that is cut short has served all shards alike. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
};

/** Returns the shards of a list in an order that starts with another one every minute. */
const shardsOf = (names: readonly string[], at: string): Shard[] => {
  const start = Math.floor(Date.parse(at) / MINUTE_MS) % names.length;
  return [...names.slice(start), ...names.slice(0, start)].map((name) => ({ name, cursor: undefined, isStuck: false }));
};

/** Moves an entry that failed to the end of its list, to a later time or, after its last try, to the parked entries. */
const putBack = async <T>(list: DueList<T>, { place }: DueEntry<T>, error: unknown): Promise<'later' | 'parked'> => {
  const at = now().getTime();
  // The entry isn't the reason, so the try doesn't count. It is tried again in the next run, after the other ones.
  if (isPassing(error)) {
    await postponeDue(list, place, nowIso());
    return 'later';
  }
  const failed = { ...place, tries: place.tries + 1 };
  const waitMs = WAITS_MS[place.tries];
  if (waitMs !== undefined) {
    await postponeDue(list, failed, new Date(at + waitMs).toISOString());
    return 'later';
  }
  await parkDue(list, failed, nowIso());
  recordMetric('EntriesParked');
  return 'parked';
};

/**
 * Serves the due entries of a list until none is left or the time of the run is over; the next run continues. Every
 * shard has its turn, starting with another one in each run. An entry that fails is tried again in later runs, at most
 * five times, and then parked. The run ends early when a dependency is down, and then no try counts.
 */
export const serveDue = async <T>(serving: Serving<T>, run?: Run): Promise<Served> => {
  const { list, nameOf, serve, endsNamesakes = false, isLong = false, failure, atOnce = AT_ONCE, pace } = serving;
  const reserveMs = isLong ? LONG_RESERVE_MS : RESERVE_MS;
  const at = nowIso();
  const served: Served = { done: 0, failed: 0, parked: 0, isCut: false };
  /** The error of each name that failed, and undefined for those that are done. */
  const outcomes = new Map<string, unknown>();
  let failuresInRow = 0;
  const mayStart = () => failuresInRow < MOST_FAILURES && (run ? run.getRemainingTimeInMillis() > reserveMs : true);

  const keepBack = async (entries: readonly ShardEntry<T>[], error: unknown): Promise<void> => {
    for (const entry of entries) {
      try {
        if ((await putBack(list, entry, error)) === 'parked') served.parked += 1;
      } catch (problem) {
        // It stays where it is, so the place of its shard must stay there too.
        entry.shard.isStuck = true;
        logger.error('A due entry could not be put back', { list: list.name, error: problem as Error });
      }
    }
  };

  const serveEntries = async (name: string, entries: readonly ShardEntry<T>[]): Promise<void> => {
    const items = entries.map(({ item }) => item) as unknown as [T, ...T[]];
    try {
      await pace?.(1);
      await serve(items);
      failuresInRow = 0;
      served.done += 1;
      outcomes.set(name, undefined);
    } catch (error) {
      const passes = isPassing(error);
      // One of several entries may be the reason, so each is served alone.
      if (!passes && !endsNamesakes && entries.length > 1) {
        for (const entry of entries) await serveEntries(name, [entry]);
        return;
      }
      failuresInRow = passes ? failuresInRow + 1 : 0;
      served.failed += 1;
      outcomes.set(name, error);
      logger.error(failure, { what: name, passes, tries: entries[0]!.place.tries, error: error as Error });
      await keepBack(entries, error);
    }
  };

  /** Returns the entries that this run may serve. One whose runs were stopped five times is parked. */
  const claim = async (entries: readonly ShardEntry<T>[]): Promise<ShardEntry<T>[]> => {
    const claimed: ShardEntry<T>[] = [];
    for (const entry of entries) {
      if (entry.place.tries > WAITS_MS.length) {
        await keepBack([entry], new Error('Its runs were stopped'));
        continue;
      }
      const place = await claimDue(list, entry.place, new Date(now().getTime() + CLAIM_MS).toISOString());
      if (place) claimed.push({ ...entry, place });
    }
    return claimed;
  };

  const serveGroup = async ([name, entries]: readonly [string, readonly ShardEntry<T>[]]): Promise<void> => {
    // A long run also ends when the product becomes read-only.
    if (!mayStart() || (await isReadOnly())) {
      served.isCut = true;
      for (const { shard } of entries) shard.isStuck = true;
      return;
    }
    if (!endsNamesakes || !outcomes.has(name)) {
      const own = isLong ? await claim(entries) : entries;
      if (own.length) await serveEntries(name, own);
      return;
    }
    const error = outcomes.get(name);
    if (error !== undefined) await keepBack(entries, error);
  };

  let open = shardsOf(list.shards, at);
  while (open.length && mayStart() && !served.isCut) {
    const pages = await Promise.all(
      open.map(async (shard) => {
        const page = await list.list(shard.name, { at, limit: PAGE, cursor: shard.cursor });
        return { shard, page, entries: page.entries.map((entry) => ({ ...entry, shard })) };
      }),
    );
    const groups = Map.groupBy(inTurns(pages.map(({ entries }) => entries)), ({ item }) => nameOf(item));
    await mapConcurrent([...groups], atOnce, serveGroup);
    for (const { shard, page } of pages) {
      shard.cursor = page.cursor;
      if (!shard.isStuck && page.place !== undefined) await list.keepPlace?.(shard.name, page.place);
    }
    open = open.filter(({ cursor }) => cursor !== undefined);
  }
  served.isCut ||= open.length > 0;
  logger.info('Served due entries', { list: list.name, ...served });
  return served;
};

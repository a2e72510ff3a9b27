import { nowIso } from '../../../platform/clock.ts';
import { logger } from '../../../platform/logger.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';

/** The most items that one run reads; the rest stays due for the next run. */
const MOST_PER_RUN = 2000;
const PAGE = 200;
const AT_ONCE = 5;

type Due<T> = {
  shards: readonly string[];
  list: (
    shard: string,
    at: string,
    limit: number,
    cursor?: string,
  ) => Promise<{ items: T[]; cursor: string | undefined }>;
  /** Returns the name of an item. Items with the same name are sent together, when the first of them is sent. */
  nameOf: (item: T) => string;
  send: (item: T) => Promise<void>;
  /** The log message for an item that couldn't be sent. */
  failure: string;
};

/** Sends an item; returns false and logs when it failed, so that the run continues. */
const trySend = async <T>({ send, nameOf, failure }: Due<T>, item: T): Promise<boolean> => {
  try {
    await send(item);
    return true;
  } catch (error) {
    logger.error(failure, { what: nameOf(item), error: error as Error });
    return false;
  }
};

/** Sends at most `most` due items of a shard. Returns whether each was sent, and the number of items read. */
const sendShard = async <T>(due: Due<T>, shard: string, at: string, most: number) => {
  const known = new Set<string>();
  const results: boolean[] = [];
  let cursor: string | undefined;
  let looked = 0;
  do {
    const page = await due.list(shard, at, Math.min(PAGE, most - looked), cursor);
    // The next page can contain items whose name was on an earlier one.
    const named = page.items.filter((item) => {
      const name = due.nameOf(item);
      return !known.has(name) && known.add(name);
    });
    results.push(...(await mapConcurrent(named, AT_ONCE, (item) => trySend(due, item))));
    looked += page.items.length;
    cursor = page.cursor;
  } while (cursor && looked < most);
  return { results, looked };
};

/** Sends all items that are due now. Queries return pending items only. Items that failed stay pending. */
export const sendDue = async <T>(due: Due<T>): Promise<{ sent: number; failed: number }> => {
  const at = nowIso();
  const results: boolean[] = [];
  let looked = 0;
  for (const shard of due.shards) {
    if (looked >= MOST_PER_RUN) break;
    const done = await sendShard(due, shard, at, MOST_PER_RUN - looked);
    results.push(...done.results);
    looked += done.looked;
  }
  const sent = results.filter(Boolean).length;
  return { sent, failed: results.length - sent };
};

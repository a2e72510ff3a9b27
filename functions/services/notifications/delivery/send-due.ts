import { nowIso } from '../../../platform/clock.ts';
import { logger } from '../../../platform/logger.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';

/** What one run looks at; the rest is due at the next one. */
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
  /** Items of one name are sent together, by the first of them. */
  nameOf: (item: T) => string;
  send: (item: T) => Promise<void>;
  /** What the log says when it could not be sent. */
  failure: string;
};

/** False when it could not be sent; the others continue. */
const trySend = async <T>({ send, nameOf, failure }: Due<T>, item: T): Promise<boolean> => {
  try {
    await send(item);
    return true;
  } catch (error) {
    logger.error(failure, { what: nameOf(item), error: error as Error });
    return false;
  }
};

/** Sends the due items of a shard, at most `most`; returns each result and the number of items it read. */
const sendShard = async <T>(due: Due<T>, shard: string, at: string, most: number) => {
  const known = new Set<string>();
  const results: boolean[] = [];
  let cursor: string | undefined;
  let looked = 0;
  do {
    const page = await due.list(shard, at, Math.min(PAGE, most - looked), cursor);
    // Items of one name may be on two pages.
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

/**
 * Sends what is due by the clock. Only pending items are read; what was sent waits no more, what failed continues
 * waiting.
 */
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

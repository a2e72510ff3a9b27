import { nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendSearchDigest } from '../services/notifications/digests/search-digest.ts';
import { mapConcurrent } from '../table/core/batch.ts';
import { listDueSearches, type SavedSearchItem, searchMailShards } from '../table/jobs/saved-search.ts';

/** The most searches of a shard that one run reads; the rest are due for the next run. */
const MOST_PER_SHARD = 200;
const AT_ONCE = 5;

/** Sends the e-mail of a search; returns false and logs when that failed, so that the run continues. */
const send = async (search: SavedSearchItem): Promise<boolean> => {
  try {
    await sendSearchDigest(search);
    return true;
  } catch (error) {
    logger.error('The e-mail of a saved search could not be sent', { id: search.id, error: error as Error });
    return false;
  }
};

/** Sends the e-mails of saved searches that are due; each is due once a day. */
export const handler = unlessReadOnly(async (): Promise<{ done: number; failed: number }> => {
  const at = nowIso();
  const results: boolean[] = [];
  for (const shard of searchMailShards) {
    const { items } = await listDueSearches(shard, at, MOST_PER_SHARD);
    results.push(...(await mapConcurrent(items, AT_ONCE, send)));
  }
  const done = results.filter(Boolean).length;
  const failed = results.length - done;
  logger.info('Looked at saved searches', { done, failed });
  return { done, failed };
});

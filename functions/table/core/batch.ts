import { backOff } from './retry.ts';

export const chunksOf = <T>(items: readonly T[], size: number): T[][] => {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
};

/**
 * Calls `work` for all items, at most `atOnce` at a time, and returns the results in the order of the items. After an
 * error, no further item is started.
 */
export const mapConcurrent = async <T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const open = items.entries();
  let hasFailed = false;
  const takeNext = async (): Promise<void> => {
    for (const [index, item] of open) {
      if (hasFailed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, takeNext);
  const failed = (await Promise.allSettled(workers)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
};

const MAX_TRIES = 8;

/**
 * Sends a batch until DynamoDB has processed all of it; `send` returns the unprocessed items, which occur under load.
 * Throws a ThrottlingException after the last try, so that unread items aren't taken for missing ones.
 */
export const sendUntilDone = async <T>(
  batch: readonly T[],
  send: (open: readonly T[]) => Promise<T[]>,
): Promise<void> => {
  let open = batch;
  for (let attempt = 1; open.length; attempt += 1) {
    open = await send(open);
    if (open.length && attempt === MAX_TRIES) {
      throw Object.assign(new Error(`${open.length} items of a batch were left undone`), {
        name: 'ThrottlingException',
      });
    }
    if (open.length) await backOff(attempt);
  }
};

import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { logger } from '../../platform/logger.ts';
import type { Budget, Window } from './class-budgets.ts';
import { countInWindow, tooManyAttempts, windowEnd } from './limit-rate.ts';

/** The number of calls of one key in one window, as this instance counts them. */
type Count = {
  end: number;
  /** The count in the table after the last write. It includes the calls of other instances. */
  written: number;
  /** Calls of this instance that it hasn't written to the table. */
  pending: number;
  writtenAt: number;
};

/**
 * The share of a budget after which an instance writes its count, at most once a minute. So the reads of one person
 * cause no writes.
 */
const WRITTEN_SHARE = 0.1;
const MOST_COUNTS = 20_000;

const counts = new Map<string, Count>();

/** Clears all counts of this instance, for benchmarks that measure each call as the first of its caller. */
export const forgetCallCounts = (): void => counts.clear();

const removeEnded = (): void => {
  const time = now().getTime();
  for (const [id, { end }] of counts) if (end <= time) counts.delete(id);
  if (counts.size >= MOST_COUNTS) counts.clear();
};

const countOf = (id: string, end: number): Count => {
  const known = counts.get(id);
  if (known?.end === end) return known;
  if (counts.size >= MOST_COUNTS) removeEnded();
  const count: Count = { end, written: 0, pending: 0, writtenAt: Number.NEGATIVE_INFINITY };
  counts.set(id, count);
  return count;
};

/**
 * Adds the pending calls to the table and reads the total of all instances. A failed write is logged and doesn't fail
 * the call.
 */
const writeCount = async (name: string, key: string, ms: number, count: Count): Promise<void> => {
  const { pending } = count;
  count.written += pending;
  count.pending = 0;
  count.writtenAt = now().getTime();
  try {
    const total = await countInWindow(name, key, ms, pending);
    count.written = Math.max(count.written, total);
  } catch (error) {
    logger.warn('Calls not counted', { name, error: error as Error });
  }
};

const spendWindow = async (name: string, key: string, { ms, most: usual }: Window): Promise<void> => {
  const most = usual * environment.budgetFactor;
  const end = windowEnd(ms);
  const count = countOf(`${name} ${ms} ${key}`, end.getTime());
  if (count.written + count.pending >= most) throw tooManyAttempts(end);
  count.pending += 1;
  if (count.pending < most * WRITTEN_SHARE || now().getTime() - count.writtenAt < MINUTE_MS) return;
  await writeCount(`${name}-${ms}`, key, ms, count);
  if (count.written > most) throw tooManyAttempts(end);
};

/**
 * Counts a call in a budget; throws 429 when a window of the budget is used up. Each instance counts in memory, so a
 * caller that reaches many instances can make somewhat more calls. The edge limits bursts.
 */
export const spendCallBudget = async ({ name, windows }: Budget, key: string): Promise<void> => {
  for (const window of windows) await spendWindow(name, key, window);
};

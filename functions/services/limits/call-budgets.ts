import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';
import { logger } from '../../platform/logger.ts';
import type { Budget, Window } from './class-budgets.ts';
import { countInWindow, tooManyAttempts, windowEnd } from './limit-rate.ts';

/** The calls of one key in one window, as far as this instance knows. */
type Count = {
  end: number;
  /** All calls in the table when it was last written, those of other instances included. */
  written: number;
  /** Calls of this instance that the table does not have. */
  pending: number;
  writtenAt: number;
};

/**
 * An instance writes after this share of a budget, and at most once a minute, so that a person's reads cost no write.
 */
const WRITTEN_SHARE = 0.1;
const MOST_COUNTS = 20_000;

const counts = new Map<string, Count>();

/** Forgets all counts of this instance. Benchmarks measure each call as the first of its caller. */
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

/** Adds the pending calls to the table and learns of other instances' calls. A failed write never fails the call. */
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
 * Counts a call in a budget; throws 429 when the budget of the window is used up. Calls are counted in memory by each
 * instance, so a caller of many instances gets somewhat more than the budget. The edge limits bursts.
 */
export const spendCallBudget = async ({ name, windows }: Budget, key: string): Promise<void> => {
  for (const window of windows) await spendWindow(name, key, window);
};

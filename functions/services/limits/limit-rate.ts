import { epochSeconds, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { increment, resetRateCounter } from '../../table/idempotency/idempotency-record.ts';

/**
 * Returns the end of the current window of `ms` milliseconds. Windows are aligned to the clock, so all callers share
 * them.
 */
export const windowEnd = (ms: number): Date => new Date((Math.floor(now().getTime() / ms) + 1) * ms);

/** Returns the error (429) for a caller who may try again at `end`. */
export const tooManyAttempts = (end: Date): ApiError =>
  new ApiError('too_many_requests', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000))) },
  });

/** Adds `by` calls of a key to the current window and returns the new count. */
export const countInWindow = (scope: string, key: string, ms: number, by = 1): Promise<number> => {
  const end = windowEnd(ms);
  return increment(scope, key, end.toISOString(), epochSeconds(end), by);
};

/** Returns the write that resets the count of a key in the current window. */
export const resetWindow = (scope: string, key: string, ms: number) =>
  resetRateCounter(scope, key, windowEnd(ms).toISOString());

/** Counts `by` calls of a key; throws 429 when the window then has more than `most`. */
export const limitRate = async (scope: string, key: string, most: number, ms: number, by = 1): Promise<void> => {
  if ((await countInWindow(scope, key, ms, by)) > most) throw tooManyAttempts(windowEnd(ms));
};

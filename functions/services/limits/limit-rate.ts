import { epochSeconds, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { increment, resetRateCounter } from '../../table/idempotency/idempotency-record.ts';

/** The end of the running window of `ms` milliseconds; windows are aligned to the clock, so all callers share them. */
export const windowEnd = (ms: number): Date => new Date((Math.floor(now().getTime() / ms) + 1) * ms);

/** The 429 of a caller who may try again at `end`. */
export const tooManyAttempts = (end: Date): ApiError =>
  new ApiError('too_many_requests', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000))) },
  });

/** Counts `by` more calls of a key in the running window, one unless given, and returns the new count. */
export const countInWindow = (scope: string, key: string, ms: number, by = 1): Promise<number> => {
  const end = windowEnd(ms);
  return increment(scope, key, end.toISOString(), epochSeconds(end), by);
};

/** The write that starts the running window of a key over. */
export const resetWindow = (scope: string, key: string, ms: number) =>
  resetRateCounter(scope, key, windowEnd(ms).toISOString());

/** Throws 429 after `most` calls of a key in one window. */
export const limitRate = async (scope: string, key: string, most: number, ms: number): Promise<void> => {
  if ((await countInWindow(scope, key, ms)) > most) throw tooManyAttempts(windowEnd(ms));
};

import { HOUR_MS } from '@plumbline/shared/options/limits';
import { ApiError } from '../http/errors.ts';
import { epochSeconds, now } from '../platform/clock.ts';
import { increment, resetRateCounter } from '../table/idempotency/idempotency-record.ts';

/** The end of the running window of `ms` milliseconds; windows are aligned to the clock, so all callers share them. */
export const windowEnd = (ms: number): Date => new Date((Math.floor(now().getTime() / ms) + 1) * ms);

/** The 429 of somebody who may try again at `end`. */
export const tooManyAttempts = (end: Date): ApiError =>
  new ApiError('too_many_requests', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000))) },
  });

/** How often it happened in this hour for a key, this time included. */
export const countInHour = (scope: string, key: string): Promise<number> => {
  const end = windowEnd(HOUR_MS);
  return increment(scope, key, end.toISOString(), epochSeconds(end));
};

/** Starts this hour's count over. */
export const forgetHour = (scope: string, key: string) =>
  resetRateCounter(scope, key, windowEnd(HOUR_MS).toISOString());

/** Refuses with 429 the call after `most` in one window, an hour unless given, for a key such as an e-mail or an address. */
export const limitRate = async (scope: string, key: string, most: number, ms = HOUR_MS): Promise<void> => {
  const end = windowEnd(ms);
  if ((await increment(scope, key, end.toISOString(), epochSeconds(end))) > most) throw tooManyAttempts(end);
};

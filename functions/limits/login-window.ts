import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { epochSeconds } from '../platform/clock.ts';
import { increment, resetRateCounter } from '../table/idempotency/idempotency-record.ts';
import { windowEnd } from './limit-rate.ts';

/** How long wrong passwords are remembered. */
const WINDOW_MS = 15 * MINUTE_MS;
const SCOPE = 'login-email';

export const loginWindowEnd = (): Date => windowEnd(WINDOW_MS);

/**
 * Counts a try to sign in with an e-mail and answers the new count. It comes before the password is looked at, so that
 * a thousand tries at once are no more than one after another.
 */
export const countLoginTry = (email: string): Promise<number> => {
  const end = loginWindowEnd();
  return increment(SCOPE, email, end.toISOString(), epochSeconds(end));
};

/** What an e-mail and an address have tried together. */
export const CALLER_SCOPE = 'login-caller';
export const callerKey = (email: string, address: string): string => `${email} ${address}`;

/** Tries for an e-mail that came with a solved challenge. */
export const SOLVED_SCOPE = 'login-solved';

/** After a right or a new password the tries before it count no more. */
export const forgetLoginTries = (email: string, address: string) => {
  const window = loginWindowEnd().toISOString();
  return [
    resetRateCounter(SCOPE, email, window),
    resetRateCounter(SOLVED_SCOPE, email, window),
    resetRateCounter(CALLER_SCOPE, callerKey(email, address), window),
  ];
};

import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { epochSeconds } from '../platform/clock.ts';
import { countOne, dropTally } from '../table/once.ts';
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
  return countOne(SCOPE, email, end.toISOString(), epochSeconds(end));
};

/** After a right or a new password the tries before it count no more. */
export const forgetLoginTries = (email: string) => dropTally(SCOPE, email, loginWindowEnd().toISOString());

import type { Cookies } from 'cookie';
import { tooManyAttempts } from '../limits/limit-rate.ts';
import { loginWindowEnd } from '../limits/login-window.ts';
import { epochSeconds } from '../platform/clock.ts';
import { knownDeviceOf } from '../sessions/known-device.ts';
import type { UserItem } from '../table/accounts/user.ts';
import type { Write } from '../table/core/transact.ts';
import { increment, resetRateCounter } from '../table/idempotency/idempotency-record.ts';

/** Codes in one window: of a million, three are right at a time. */
const MOST = 10;

/**
 * Admits a code before it is looked at, or answers 429. A browser in which the owner has signed in before counts by
 * itself, so that whoever knows the password cannot keep the owner out. Answers what a right code lets be forgotten.
 */
export const admitCode = async (user: UserItem, cookies: Cookies): Promise<Write[]> => {
  const device = await knownDeviceOf(cookies, user.email);
  const scope = device ? 'code-device' : 'code-user';
  const key = device ?? user.id;
  const end = loginWindowEnd();
  const window = end.toISOString();
  if ((await increment(scope, key, window, epochSeconds(end))) > MOST) throw tooManyAttempts(end);
  return [resetRateCounter(scope, key, window)];
};

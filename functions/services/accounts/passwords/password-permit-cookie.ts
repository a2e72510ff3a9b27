import { MINUTE_MS } from '@plumbline/shared/options/limits';
import type { Cookies } from 'cookie';
import { epochSeconds, now, nowIso } from '../../../platform/clock.ts';
import { hashOf, newKey } from '../../../platform/ids.ts';
import { putPasswordPermit, spendPasswordPermit } from '../../../table/accounts/password-permit.ts';
import { clearedCookie, cookie, cookieOf } from '../../sessions/cookie.ts';

const VALID_MS = 5 * MINUTE_MS;
const scope = { name: 'passwordPermit', path: '/api/users', seconds: VALID_MS / 1000 };

export const clearedPermitCookie = (): string => clearedCookie(scope);

/**
 * Returns the Set-Cookie value of a permit, which replaces the current password for five minutes. It lets the browser
 * that proved the password set a new one or delete the account. Scripts can't read the cookie, so a stolen access token
 * isn't enough.
 */
export const issuePermit = async (userId: string): Promise<string> => {
  const key = newKey();
  const expires = new Date(now().getTime() + VALID_MS);
  await putPasswordPermit({
    userId,
    hash: hashOf(key),
    expiresAt: expires.toISOString(),
    ttl: epochSeconds(expires),
  });
  return cookie(scope, key);
};

/** Returns whether the request carries the user's permit, and uses it up. */
export const spendPermit = async (userId: string, cookies: Cookies): Promise<boolean> => {
  const key = cookieOf(cookies, scope);
  return Boolean(key) && spendPasswordPermit(userId, hashOf(key ?? ''), nowIso());
};

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
 * Lets the browser that has just named the current password set a new one or delete the account. The permit travels in
 * a cookie that no script reads, so a stolen access token is not enough. Returns the Set-Cookie value.
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

/** Whether the request carries the user's permit; it is used up by asking. */
export const spendPermit = async (userId: string, cookies: Cookies): Promise<boolean> => {
  const key = cookieOf(cookies, scope);
  return Boolean(key) && spendPasswordPermit(userId, hashOf(key ?? ''), nowIso());
};

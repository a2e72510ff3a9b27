import { type Cookies, stringifySetCookie } from 'cookie';
import { environment } from '../../platform/environment.ts';

export type CookieScope = { name: string; path: string; seconds: number };

/**
 * Returns the cookie's name with the `__Secure-` prefix over HTTPS. Browsers reject the prefix over HTTP, as at
 * http://localhost.
 */
const nameOf = (name: string): string => (environment.siteUrl.startsWith('https:') ? `__Secure-${name}` : name);

/** Returns a Set-Cookie value. Scripts can't read the cookie, and requests from pages of other sites don't carry it. */
export const cookie = ({ name, path, seconds }: CookieScope, value: string): string =>
  stringifySetCookie({
    name: nameOf(name),
    value,
    maxAge: seconds,
    path,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  });

export const clearedCookie = (scope: CookieScope): string => cookie({ ...scope, seconds: 0 }, '');

export const cookieOf = (cookies: Cookies, { name }: CookieScope): string | undefined =>
  cookies[nameOf(name)] || undefined;

import { type Cookies, stringifySetCookie } from 'cookie';
import { environment } from '../../platform/environment.ts';

export type CookieScope = { name: string; path: string; seconds: number };

/** Browsers accept the `__Secure-` prefix over HTTPS only, which http://localhost doesn't have. */
const nameOf = (name: string): string => (environment.siteUrl.startsWith('https:') ? `__Secure-${name}` : name);

/** A Set-Cookie value that no script reads and no other site's page makes the browser send. */
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

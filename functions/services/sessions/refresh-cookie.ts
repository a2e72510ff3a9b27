import type { Cookies } from 'cookie';
import { clearedCookie, cookie, cookieOf } from './cookie.ts';

const scope = { name: 'refreshToken', path: '/api/auth', seconds: 30 * 24 * 60 * 60 };

export const refreshCookie = (token: string): string => cookie(scope, token);
export const clearedRefreshCookie = (): string => clearedCookie(scope);
export const refreshTokenOf = (cookies: Cookies): string | undefined => cookieOf(cookies, scope);

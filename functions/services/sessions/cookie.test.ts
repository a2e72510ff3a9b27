import { afterEach, expect, it, vi } from 'vitest';
import { clearedCookie, cookie, cookieOf } from './cookie.ts';

const scope = { name: 'refreshToken', path: '/api/auth', seconds: 60 };

afterEach(() => void vi.unstubAllEnvs());

it('the refresh cookie has a name with which browsers accept it over TLS only', () => {
  vi.stubEnv('SITE_URL', 'https://plumbline.example');
  const attributes = 'HttpOnly; Secure; SameSite=Strict';
  expect(cookie(scope, 'abc')).toBe(`__Secure-refreshToken=abc; Max-Age=60; Path=/api/auth; ${attributes}`);
  expect(clearedCookie(scope)).toBe(`__Secure-refreshToken=; Max-Age=0; Path=/api/auth; ${attributes}`);
  expect(cookieOf({ '__Secure-refreshToken': 'abc' }, scope)).toBe('abc');
  // Another site can set a cookie of this name, because it has no prefix.
  expect(cookieOf({ refreshToken: 'abc' }, scope)).toBeUndefined();
});

it('the refresh cookie has no prefix at http://localhost, which has no TLS', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(cookie(scope, 'abc')).toMatch(/^refreshToken=abc; /);
  expect(cookieOf({ refreshToken: 'abc' }, scope)).toBe('abc');
  expect(cookieOf({ refreshToken: '' }, scope)).toBeUndefined();
});

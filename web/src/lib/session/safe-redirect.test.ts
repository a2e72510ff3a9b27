import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it('[ACC-02] the redirect after a sign-in follows addresses of this site only', () => {
  expect(safeRedirect('/employees/jobs?page=2#top')).toBe('/employees/jobs?page=2#top');
  for (const bad of [
    null,
    undefined,
    '',
    'dashboard',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
  ]) {
    expect(safeRedirect(bad), String(bad)).toBeUndefined();
  }
});

import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

describe('the path of a page of this site', () => {
  it.each(['/dashboard', '/', '/employees/jobs/1?companyMatch=true#top', '/a//b', '/@a:b@c'])(
    'accepts %j',
    (address) => {
      expect(isOwnPath(address)).toBe(true);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/dash board',
    'dashboard',
    'javascript:alert(1)',
    '',
  ])('refuses %j', (address) => {
    expect(isOwnPath(address)).toBe(false);
  });
});

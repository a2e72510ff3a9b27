import { describe, expect, it } from 'vitest';
import { codeAt, newSecret, stepAt, stepOfCode } from './totp.ts';

/** The secret from appendix B of RFC 6238, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %s seconds', (seconds, code) => {
    expect(codeAt(SECRET, new Date(seconds * 1000))).toBe(code);
  });

  it('are valid one step before and after theirs, and no longer', () => {
    const time = new Date('2026-11-23T12:00:10Z');
    const later = (seconds: number) => new Date(time.getTime() + seconds * 1000);
    const code = codeAt(SECRET, time);
    for (const seconds of [-30, 0, 30]) expect(stepOfCode(SECRET, code, later(seconds))).toBe(stepAt(time));
    for (const seconds of [-61, 61]) expect(stepOfCode(SECRET, code, later(seconds))).toBeUndefined();
    expect(codeAt(SECRET, time, 1)).toBe(codeAt(SECRET, later(30)));
  });

  it('belong to one secret, and have six digits', () => {
    const time = new Date('2026-11-23T12:00:10Z');
    expect(stepOfCode(newSecret(), codeAt(SECRET, time), time)).toBeUndefined();
    expect(stepOfCode(SECRET, '12 345', time)).toBeUndefined();
  });
});

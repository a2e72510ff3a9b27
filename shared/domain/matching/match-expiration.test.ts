import { describe, expect, it } from 'vitest';
import { matchExpiresAt } from './match-expiration.ts';

const found = '2026-11-21T10:00:00.000Z';

describe('the end of a match', () => {
  it('is its date plus the global hours', () => {
    expect(matchExpiresAt(found, 72)).toBe('2026-11-24T10:00:00.000Z');
    expect(matchExpiresAt(found, 1)).toBe('2026-11-21T11:00:00.000Z');
  });

  it('never expires with zero hours', () => {
    expect(matchExpiresAt(found, 0)).toBeUndefined();
  });
});

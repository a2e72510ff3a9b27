import { describe, expect, it } from 'vitest';
import { matchExpirationText, matchExpiresAt } from './match-expiration.ts';

const found = '2026-11-21T10:00:00.000Z';
const text = (hours: number, now: string) => matchExpirationText(found, hours, new Date(now), { timeZone: 'UTC' });

describe('match expiration', () => {
  it('is the date of the match plus the global hours', () => {
    expect(matchExpiresAt(found, 72)).toBe('2026-11-24T10:00:00.000Z');
    expect(text(72, '2026-11-22T10:00:00.000Z')).toBe('Expires Nov 24, 2026');
  });

  it("reads 'No expiration' with zero hours", () => {
    expect(matchExpiresAt(found, 0)).toBeUndefined();
    expect(text(0, '2030-01-01T00:00:00.000Z')).toBe('No expiration');
  });

  it("reads 'Expired' once it is past", () => {
    expect(text(72, '2026-11-24T09:59:59.999Z')).toBe('Expires Nov 24, 2026');
    expect(text(72, '2026-11-24T10:00:00.000Z')).toBe('Expired');
  });
});

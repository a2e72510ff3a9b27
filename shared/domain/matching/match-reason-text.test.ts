import { describe, expect, it } from 'vitest';
import { matchReasonText, readMatchReason } from './match-reason-text.ts';
import type { MatchReason } from './match-score.ts';

describe('the text of a reason to match', () => {
  it.each<[MatchReason, string]>([
    [{ category: 'Carpentry', rating: 'Master', miles: 12 }, 'Carpentry, Master, 12 miles'],
    [{ category: 'Framing', miles: 1 }, 'Framing, 1 mile'],
    [{ category: 'Framing', miles: 0 }, 'Framing, under 1 mile'],
    [{ category: 'Locks, Doors & More', rating: 'Skilled', miles: 3 }, 'Locks, Doors & More, Skilled, 3 miles'],
    [{ category: 'Master', miles: 3 }, 'Master, 3 miles'],
  ])('is read back as it was written: %j', (reason, text) => {
    expect(matchReasonText(reason)).toBe(text);
    expect(readMatchReason(text)).toEqual(reason);
  });

  it.each(['', '12 miles', 'Carpentry', 'Carpentry, Master', 'Carpentry, far away'])('is not %j', (text) => {
    expect(readMatchReason(text)).toBeUndefined();
  });
});

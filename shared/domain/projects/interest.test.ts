import { describe, expect, it } from 'vitest';
import { interestProblem, interestReminderTime, isInterestOver } from './interest.ts';

describe('the last day for interest in a project', () => {
  it('lasts until the day has ended everywhere in the country', () => {
    expect(isInterestOver('2026-11-22', new Date('2026-11-23T09:59:00Z'))).toBe(false);
    expect(isInterestOver('2026-11-22', new Date('2026-11-23T10:00:00Z'))).toBe(true);
    expect(isInterestOver(undefined, new Date('2026-11-23T10:00:00Z'))).toBe(false);
  });

  it('is between today and the start', () => {
    const now = new Date('2026-11-23T15:00:00Z');
    expect(interestProblem('2026-11-22', '2027-01-04', now)).toBe('interest_day_over');
    expect(interestProblem('2026-11-23', '2027-01-04', now)).toBeUndefined();
    expect(interestProblem('2027-01-04', '2027-01-04', now)).toBeUndefined();
    expect(interestProblem('2027-01-05', '2027-01-04', now)).toBe('interest_after_start');
  });

  it('has its reminder two mornings before', () => {
    expect(interestReminderTime('2026-12-01')).toBe('2026-11-29T15:00:00.000Z');
  });
});

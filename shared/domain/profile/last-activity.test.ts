import { describe, expect, it } from 'vitest';
import { lastActivity, type SeekerActions } from './last-activity.ts';

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T12:00:00.000Z`;

describe('last activity', () => {
  it.each<[keyof SeekerActions, string]>([
    ['profileRequestedAt', 'Applied on'],
    ['unlockedAt', 'Applicant unlocked on'],
    ['sentJobAt', 'Job Sent on'],
    ['profileRejectedAt', 'Applicant rejected on'],
    ['profileAcceptedAt', 'Applicant accepted on'],
    ['matchFoundAt', 'Matched on'],
  ])("[APP-07] labels %s '%s'", (action, label) => {
    expect(lastActivity({ [action]: day(5) })).toEqual({ label, date: day(5) });
  });

  it('[APP-07] returns the latest date', () => {
    expect(lastActivity({ matchFoundAt: day(1), profileRequestedAt: day(3), unlockedAt: day(2) })).toEqual({
      label: 'Applied on',
      date: day(3),
    });
  });

  it('keeps the day of the application, whenever the job matched', () => {
    const applied = { profileRequestedAt: day(3), matchFoundAt: day(9) };
    expect(lastActivity(applied)).toEqual({ label: 'Applied on', date: day(3) });
    expect(lastActivity({ ...applied, unlockedAt: day(4) })).toEqual({ label: 'Applicant unlocked on', date: day(4) });
  });

  it('[APP-07] counts only the match and the sent job for a match', () => {
    const actions = { matchFoundAt: day(1), sentJobAt: day(2), profileRequestedAt: day(9) };
    expect(lastActivity(actions, true)).toEqual({ label: 'Job Sent on', date: day(2) });
    expect(lastActivity({ profileRequestedAt: day(9) }, true)).toBeUndefined();
  });
});

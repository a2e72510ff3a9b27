import { describe, expect, it } from 'vitest';
import { applicantStatus } from './applicant-status.ts';

const unlock = { slug: 'unlock_applicant_resume', amount: 2900 };

describe('the status of a seeker in a job', () => {
  it('is locked until the profile is unlocked, for applicants and matches', () => {
    expect(applicantStatus({ actions: {}, state: 'requested', unlock }, true)).toEqual({ kind: 'locked' });
    expect(applicantStatus({ actions: {}, unlock }, true)).toEqual({ kind: 'locked' });
  });

  it('[APP-27] can be accepted once an applicant is unlocked, and not as a match only', () => {
    expect(applicantStatus({ actions: {}, state: 'requested', unlock }, false)).toEqual({ kind: 'applied' });
    expect(applicantStatus({ actions: {}, unlock }, false)).toEqual({ kind: 'unlocked' });
    expect(applicantStatus({ actions: {}, state: 'granted', unlock }, false)).toEqual({ kind: 'accepted' });
  });

  it('[APP-21] offers no unlock after a decline and dates it by its day, or seven days before it ends', () => {
    const date = '2026-11-14T10:00:00.000Z';
    const ends = '2026-11-21T10:00:00.000Z';
    const declined = { kind: 'declined', date };
    expect(applicantStatus({ actions: { profileRejectedAt: date }, state: 'rejected', unlock }, true)).toEqual(
      declined,
    );
    expect(applicantStatus({ actions: {}, state: 'rejected', ends, unlock }, true)).toEqual(declined);
  });
});

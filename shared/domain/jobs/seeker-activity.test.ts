import { describe, expect, it } from 'vitest';
import { type Activity, type ActivityFacts, activityOf, activityStatus } from './seeker-activity.ts';

const [MATCHED, SENT, APPLIED, ENDED, NOW] = [1, 2, 3, 4, 5].map((day) => `2026-11-0${day}T12:00:00.000Z`) as [
  string,
  string,
  string,
  string,
  string,
];
const asked = { state: 'requested', date: APPLIED, requestedAt: APPLIED } as const;
const refused = { state: 'rejected', date: ENDED, requestedAt: APPLIED } as const;
const match: Activity = { type: 'match', date: MATCHED };

describe("a line of a seeker's list", () => {
  it('[SEE-28] is the latest event: applied, then sent, then matched', () => {
    const all = { application: asked, sentAt: SENT, matchedAt: MATCHED };
    expect(activityOf(all, undefined, NOW)).toEqual({ type: 'job-application', date: APPLIED });
    expect(activityOf({ ...all, application: undefined }, undefined, NOW)).toEqual({
      type: 'sent-job-post',
      date: SENT,
    });
    expect(activityOf({ matchedAt: MATCHED }, undefined, NOW)).toEqual(match);
    expect(activityOf({}, undefined, NOW)).toBeUndefined();
    expect(activityOf({ declinedAt: ENDED }, undefined, NOW)).toBeUndefined();
  });

  it.each<[string, ActivityFacts, Activity | undefined, Partial<Activity>]>([
    ['a rejection', { application: refused }, undefined, { end: 'Not selected', endedAt: ENDED }],
    [
      'a match the company declined',
      { application: { state: 'rejected', date: ENDED } },
      match,
      { type: 'match', end: 'Not selected', endedAt: ENDED },
    ],
    [
      'an own withdrawal',
      { application: { ...asked, state: 'withdrawn', date: ENDED }, matchedAt: MATCHED },
      undefined,
      { type: 'job-application', end: 'Withdrawn', endedAt: ENDED },
    ],
    [
      'somebody who was hired',
      { application: asked, jobEndedAt: ENDED, isJobFilled: true },
      undefined,
      { end: 'Position filled', endedAt: ENDED },
    ],
    [
      'the end of a job that accepted the seeker',
      { application: { ...asked, state: 'granted' }, jobEndedAt: ENDED, isJobFilled: true },
      undefined,
      { end: 'Closed' },
    ],
    ['an own no', { declinedAt: ENDED, sentAt: SENT }, undefined, { end: 'Declined by you', endedAt: ENDED }],
    ['the end of the job', { application: asked, jobEndedAt: ENDED }, undefined, { end: 'Closed', endedAt: ENDED }],
    ['its hours', { expiredAt: ENDED }, match, { end: 'Expired', endedAt: ENDED }],
    ['a change of job or profile', {}, match, { end: 'No longer a match', endedAt: NOW }],
    [
      'a change, told again',
      {},
      { ...match, end: 'No longer a match', endedAt: ENDED },
      { end: 'No longer a match', endedAt: ENDED },
    ],
  ])('[SEE-26] ends by %s', (_, facts, before, ending) => {
    expect(activityOf(facts, before, NOW)).toMatchObject(ending);
  });

  it('[SEE-26] is active again when the seeker applies after declining, or again after a rejection', () => {
    const again = { application: asked, declinedAt: ENDED };
    expect(activityOf(again, { ...match, end: 'Declined by you', endedAt: ENDED }, NOW)).toEqual({
      type: 'job-application',
      date: APPLIED,
    });
  });

  it("[SEE-27] says 'Applied', 'Pending Contact' once unlocked, 'Received Job Post', otherwise 'New Match'", () => {
    const applied: Activity = { type: 'job-application', date: APPLIED };
    expect(activityStatus(applied, false)).toBe('Applied');
    expect(activityStatus(applied, true)).toBe('Pending Contact');
    expect(activityStatus({ type: 'sent-job-post', date: SENT }, false)).toBe('Received Job Post');
    expect(activityStatus({ type: 'sent-job-post', date: SENT }, true)).toBe('Received Job Post');
    expect(activityStatus(match, true)).toBe('New Match');
    expect(activityStatus({ ...applied, end: 'Closed', endedAt: ENDED }, true)).toBe('Closed');
  });
});

import { describe, expect, it } from 'vitest';
import { choicesOf, isFull, lastSent, sendable } from './job-choice.ts';

const place = { city: 'Winona Lake', state: 'IN', type: 'Full-Time' } as const;
const job = (id: string, changes: { published?: boolean; briefing?: boolean; deletedAt?: string } = {}) => ({
  id,
  name: `Job ${id}`,
  published: true,
  briefing: false,
  ...place,
  ...changes,
});
const sent = (id: string, date: string) => ({ profile: 'seeker', job: id, date });
const MAY = '2026-05-04T10:00:00.000Z';
const JUNE = '2026-06-01T10:00:00.000Z';

describe('the jobs a company may send to a seeker', () => {
  it('[APP-23] are its open ones: no drafts, ended ones or briefings', () => {
    const jobs = [job('a'), job('b', { published: false }), job('c', { briefing: true }), job('d', { deletedAt: MAY })];
    expect(choicesOf(jobs, [])).toEqual([{ id: 'a', name: 'Job a', ...place, alreadySent: false }]);
  });

  it('[APP-25] are marked when the seeker has them, and then never sent again', () => {
    const choices = choicesOf([job('a'), job('b')], [sent('b', MAY)]);
    expect(choices.map(({ id, alreadySent }) => [id, alreadySent])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(sendable(choices, ['a', 'b', 'gone'])).toEqual(['a']);
    expect(sendable(choices, ['b'])).toEqual([]);
  });

  it('[APP-26] are at most fifty for one payment', () => {
    const ids = Array.from({ length: 50 }, (_, at) => String(at));
    expect(isFull(ids)).toBe(true);
    expect(isFull(ids.slice(1))).toBe(false);
  });
});

it('[APP-22] the invitation is dated by the latest job, or by the one that is open', () => {
  const posts = [sent('a', MAY), sent('b', JUNE)];
  expect(lastSent(posts)).toBe(JUNE);
  expect(lastSent(posts, 'a')).toBe(MAY);
  expect(lastSent(posts, 'c')).toBeUndefined();
  expect(lastSent([])).toBeUndefined();
});

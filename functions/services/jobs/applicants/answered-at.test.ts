import { expect, it } from 'vitest';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import { answeredAt } from './answered-at.ts';

const APPLIED = '2026-11-20T12:00:00.000Z';
const BEFORE = '2026-11-10T12:00:00.000Z';
const LATER = '2026-11-22T12:00:00.000Z';

const entry = (state: AccessEntryItem['state']): AccessEntryItem => ({
  owner: 'a'.repeat(24),
  type: 'job-application',
  subject: 'b'.repeat(24),
  other: 'c'.repeat(24),
  state,
  date: LATER,
});

it.each(['granted', 'rejected'] as const)(
  'an application that was %s was answered at the date of the entry',
  (state) => {
    expect(answeredAt(entry(state), BEFORE, APPLIED)).toBe(LATER);
  },
);

it('an unlock after the application answers it', () => {
  expect(answeredAt(entry('requested'), LATER, APPLIED)).toBe(LATER);
});

it('an unlock before the application, for another job, answers nothing', () => {
  expect(answeredAt(entry('requested'), BEFORE, APPLIED)).toBeUndefined();
  expect(answeredAt(entry('requested'), undefined, APPLIED)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../options/limits.ts';
import { asksReach, isReachQuestionOpen, type ReachFacts } from './reach-question.ts';

const date = '2026-11-01T12:00:00.000Z';
const after = (days: number) => new Date(Date.parse(date) + days * DAY_MS);
const unlocked: ReachFacts = {
  contactAccess: { reason: 'unlock', date },
  isThere: true,
  hasApplied: false,
  hasOpenApplication: false,
};

describe('the question whether a company reached a job seeker', () => {
  it.each([
    [0, false],
    [2.99, false],
    [3, true],
    [6.99, true],
    [7, false],
  ])('is asked %s days after the unlock: %s', (days, asked) => {
    expect(asksReach(unlocked, after(days))).toBe(asked);
  });

  it.each<[string, Partial<ReachFacts>, boolean]>([
    ['an open application', { hasApplied: true, hasOpenApplication: true }, true],
    ['an application that was withdrawn or declined', { hasApplied: true }, false],
    ['a refund', { contactAccess: undefined }, false],
    ['a deleted, suspended or blocking person', { isThere: false }, false],
    ['a yes', { contactAccess: { reason: 'unlock', date, reached: true } }, false],
    ['a no', { contactAccess: { reason: 'unlock', date, reached: false } }, false],
    ['an accepted application instead of an unlock', { contactAccess: { reason: 'application', date } }, false],
  ])('with %s holds: %s', (_, changes, holds) => {
    expect(isReachQuestionOpen({ ...unlocked, ...changes }, after(4))).toBe(holds);
    expect(asksReach({ ...unlocked, ...changes }, after(4))).toBe(holds);
  });
});

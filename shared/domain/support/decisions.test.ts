import { describe, expect, it } from 'vitest';
import { isSuspensionEnd } from './decisions.ts';

describe('the end of a suspension', () => {
  it.each([
    ['noon in New York', '2026-11-27T17:00:00.000Z', '2026-11-28'],
    ['8 PM in New York', '2026-11-28T01:00:00.000Z', '2026-11-28'],
    ['11:59 PM in Los Angeles', '2026-11-28T07:59:00.000Z', '2026-11-28'],
    ['8 PM in New York in summer', '2026-07-02T00:00:00.000Z', '2026-07-02'],
    ['11:59 PM on New Year’s Eve in Chicago', '2027-01-01T05:59:00.000Z', '2027-01-01'],
  ])('can be tomorrow at %s', (_, now, tomorrow) => {
    expect(isSuspensionEnd(tomorrow, new Date(now))).toBe(true);
  });

  it.each([
    ['noon in New York', '2026-11-27T17:00:00.000Z', '2026-11-27'],
    ['8 PM in New York', '2026-11-28T01:00:00.000Z', '2026-11-27'],
    ['11:59 PM in Los Angeles', '2026-11-28T07:59:00.000Z', '2026-11-27'],
    ['its very end', '2026-11-28T10:00:00.000Z', '2026-11-28'],
  ])('can’t be today at %s', (_, now, today) => {
    expect(isSuspensionEnd(today, new Date(now))).toBe(false);
  });

  it.each([
    ['2027-11-28', true],
    ['2027-11-29', false],
  ])('is within a year of the local day in the evening, on %s: %s', (until, allowed) => {
    expect(isSuspensionEnd(until, new Date('2026-11-28T01:00:00.000Z'))).toBe(allowed);
  });
});

import { describe, expect, it } from 'vitest';
import { earliestStart, isStartDate } from './start-date.ts';

describe('the start of a project', () => {
  it.each(['2027-01-11', '2028-02-29'])('[PRJ-11] can be %s', (text) => expect(isStartDate(text)).toBe(true));

  it.each(['', '2027-02-29', '2027-2-9', '01/11/2027', '2027-01-11T00:00', '02027-01-11'])(
    '[PRJ-11] can not be %j',
    (text) => expect(isStartDate(text)).toBe(false),
  );

  it('may be today as long as it is today anywhere in the country', () => {
    expect(earliestStart(new Date('2026-11-23T09:59:00Z'))).toBe('2026-11-22');
    expect(earliestStart(new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-23');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARLY_DATE, ENDS_EARLY, FUTURE_DATE, shownYear, workDate, workHistoryProblems } from './work-history.ts';

const TODAY = '2026-11-21';

describe('a work history', () => {
  it.each(['2019', '2019-05', '2019-05-31'])('[PRO-43] takes %s', (text) => expect(workDate(text)).toBe(text));
  it.each(['', '19', '05/2019', '2019-13', '2019-5', 'last year'])('[PRO-43] refuses %j', (text) =>
    expect(workDate(text)).toBeUndefined(),
  );

  it('[PRO-43] returns no error for times in order', () => {
    const entries = [
      { from: '2019', to: '2019-05' },
      { from: '2019-05', to: '2019' },
      { from: '2020-02', to: '2026-11' },
      { from: '2026-11-21', current: true },
      { from: '', to: '' },
    ];
    expect(workHistoryProblems(entries, TODAY)).toEqual([]);
  });

  it('[PRO-43] rejects a time in the future and an end before the start', () => {
    const entries = [
      { from: '2027' },
      { from: '2026-12', current: true },
      { from: '2020', to: '2026-11-22' },
      { from: '2020-06', to: '2020-05' },
    ];
    expect(workHistoryProblems(entries, TODAY)).toEqual([
      { path: '0.from', message: FUTURE_DATE },
      { path: '1.from', message: FUTURE_DATE },
      { path: '2.to', message: FUTURE_DATE },
      { path: '3.to', message: ENDS_EARLY },
    ]);
  });

  it('[PRO-43] [PRO-38] rejects a year before a working life, in any form of the date', () => {
    for (const date of ['1939', '1939-12', '1939-12-31', '1574', '1000']) {
      expect(workHistoryProblems([{ from: date, to: '2020' }], TODAY)).toEqual([
        { path: '0.from', message: EARLY_DATE },
      ]);
      expect(workHistoryProblems([{ from: '', to: date }], TODAY)).toEqual([{ path: '0.to', message: EARLY_DATE }]);
    }
    expect(workHistoryProblems([{ from: '1940', to: '1941-01-01' }], TODAY)).toEqual([]);
  });

  it('[PRO-38] shows others a year, and none before 1940', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2026 }), fc.constantFrom('', '-05', '-05-31'), (year, rest) => {
        expect(shownYear(`${year}${rest}`)).toBe(year < 1940 ? '' : String(year));
      }),
    );
    expect(shownYear('')).toBe('');
  });

  it('[PRO-43] ignores the end of a current position', () => {
    expect(workHistoryProblems([{ from: '2020', to: '2019', current: true }], TODAY)).toEqual([]);
  });
});

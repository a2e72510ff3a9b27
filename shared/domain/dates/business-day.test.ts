import { expect, it } from 'vitest';
import { businessDay, daysUntil } from './business-day.ts';

it('[SHL-03] the business day counts an evening in the middle of the country to its local day', () => {
  expect(businessDay('2026-11-22T03:30:00.000Z')).toBe('2026-11-21');
  expect(businessDay('2026-11-22T06:00:00.000Z')).toBe('2026-11-22');
  expect(businessDay('2026-07-02T04:59:00.000Z')).toBe('2026-07-01');
});

it('[SHL-03] the list of business days has the last days, each once, over a change of the clocks and of the month', () => {
  expect(daysUntil('2026-11-02T18:00:00.000Z', 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect(new Set(daysUntil('2026-03-20T18:00:00.000Z', 30)).size).toBe(30);
});

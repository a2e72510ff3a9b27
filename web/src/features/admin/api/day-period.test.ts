import { expect, it } from 'vitest';
import { instantsOf, periodIn } from './day-period.ts';

it.each([
  ['from=2026-03-01&to=2026-03-04', { from: '2026-03-01', to: '2026-03-04' }],
  ['from=2026-03-04&to=2026-03-01', { from: '2026-03-01', to: '2026-03-04' }],
  ['from=2026-02-30&to= 2026-03-04 ', { from: '', to: '2026-03-04' }],
  ['', { from: '', to: '' }],
])('the period of the address "%s" has real days, in their order', (address, period) => {
  expect(periodIn(new URLSearchParams(address))).toEqual(period);
});

it('a period includes its last day, as the reader has it', () => {
  expect(instantsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 2, 2).toISOString(),
  });
  expect(instantsOf({ from: '', to: '' })).toEqual({});
});

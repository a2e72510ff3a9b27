import { expect, it } from 'vitest';
import { centsOf, typedDollars } from './typed-dollars.ts';

it.each([
  ['', null],
  ['  ', null],
  ['32', 3200],
  ['$32', 3200],
  ['32.5', 3250],
  ['32.50', 3250],
  ['84,000', 8_400_000],
  ['84000', 8_400_000],
  [' $ 1,250.05 ', 125_005],
])('%j is %j cents', (text, cents) => expect(centsOf(text)).toBe(cents));

it.each(['32 an hour', '-5', '1.234', '3,2', '1e3', '$'])('%j is no amount', (text) => expect(centsOf(text)).toBeNaN());

it('a money field reads back what it writes', () => {
  for (const cents of [1, 50, 3200, 3250, 8_400_000, 1_000_000_000]) expect(centsOf(typedDollars(cents))).toBe(cents);
  expect([null, undefined, Number.NaN].map(typedDollars)).toEqual(['', '', '']);
});

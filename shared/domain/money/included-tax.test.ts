import { expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';

it.each([
  [2900, 0, 0],
  [10_700, 7, 700],
  [2900, 7, 190],
  [50, 7.25, 3],
])('the tax in %i cents at %d percent is %i cents [PAY-18]', (amount, percent, tax) => {
  expect(includedTax(amount, percent)).toBe(tax);
});

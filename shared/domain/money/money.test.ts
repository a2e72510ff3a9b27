import { expect, it } from 'vitest';
import { formatBillMoney, formatMoney } from './money.ts';

it('[PAY-02] the money format shows cents as dollars', () => {
  expect(formatMoney(4900)).toBe('$49');
  expect(formatMoney(4950)).toBe('$49.50');
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(1234500)).toBe('$12,345');
});

it('[PAY-02] the money format shows bills to the cent', () => {
  expect(formatBillMoney(4900)).toBe('$49.00');
  expect(formatBillMoney(44900)).toBe('$449.00');
});

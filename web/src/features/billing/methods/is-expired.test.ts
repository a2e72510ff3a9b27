import { expect, it } from 'vitest';
import { isExpired } from './is-expired.ts';

it('[PAY-16] the list of cards treats a card as valid until the end of its month', () => {
  const card = { exp_month: 12, exp_year: 2026 };
  expect(isExpired(card, new Date(2026, 11, 31, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2027, 0, 1))).toBe(true);
});

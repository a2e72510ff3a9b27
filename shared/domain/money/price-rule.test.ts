import { expect, it } from 'vitest';
import { priceChange } from './price-rule.ts';

it.each([
  [4900, 4900, 0, false],
  [4900, 5900, 21, false],
  [4900, 4899, -1, false],
  [10_000, 15_000, 50, false],
  [10_000, 15_001, 51, true],
  [10_000, 5000, -50, false],
  [10_000, 4999, -51, true],
  [4900, 0, -100, true],
  [0, 50, undefined, true],
  [0, 0, 0, false],
])(
  'the price rule returns the change of a price from %i to %i cents, and whether it is more than half',
  (before, after, percent, isLarge) => {
    expect(priceChange(before, after)).toEqual({ percent, isLarge });
  },
);

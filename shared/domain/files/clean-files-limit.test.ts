import { expect, it } from 'vitest';
import { mostDeletions } from './clean-files-limit.ts';

it.each([
  [0, 20],
  [20, 20],
  [2000, 20],
  [2100, 21],
  [10_000, 100],
  [50_000, 500],
  [1_000_000, 500],
])('the limit of clean-files lets a run that read %i objects delete at most %i', (looked, most) => {
  expect(mostDeletions(looked)).toBe(most);
});

import { expect, it } from 'vitest';
import { pageIn } from './page-number.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.7', 2],
  ['page=-4', 1],
  ['page=0', 1],
  ['page=one', 1],
  ['page=1e9', 1],
  ['page=999999', 1000],
])('the page number of ?%s is one that the API takes', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

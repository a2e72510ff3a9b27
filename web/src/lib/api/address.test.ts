import { expect, it } from 'vitest';
import { fillPath, toSearch } from './address.ts';

it('the address of an API call fills a path without letting a value add a segment', () => {
  expect(fillPath('/api/jobs/{id}/x/{zip}', { id: 'a/../b', zip: '46590-1234' })).toBe(
    '/api/jobs/a%2F..%2Fb/x/46590-1234',
  );
});

it('the address of an API call writes lists as repeated names and leaves out undefined values', () => {
  expect(String(toSearch({ page: 0, q: undefined, tradeCategories: ['A & B', 'C'] }))).toBe(
    'page=0&tradeCategories=A+%26+B&tradeCategories=C',
  );
});

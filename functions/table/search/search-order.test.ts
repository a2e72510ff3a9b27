import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestFirst, nearestFirst, pageAfter, pageInOrder } from './search-order.ts';

type Result = { id: string; miles: number; date?: string };
const byDate = highestFirst(({ date }: Result) => date);
const idsOf = (found: Result[]) => found.map(({ id }) => id).join('');

describe('a page of search results', () => {
  const found: Result[] = [
    { id: 'c', miles: 2, date: '2026-01-02' },
    { id: 'a', miles: 9, date: '2026-01-03' },
    { id: 'd', miles: 2 },
    { id: 'b', miles: 2, date: '2026-01-02' },
  ];
  const all = { page: 0, limit: 10 };

  it('sorts by the requested order, then by the next, then by id', () => {
    expect(idsOf(pageInOrder(found, [nearestFirst, byDate], all).shown)).toBe('bcda');
    expect(idsOf(pageInOrder(found, [byDate, nearestFirst], all).shown)).toBe('abcd');
  });

  it('sorts missing texts last', () => {
    expect(idsOf(pageInOrder(found, [byDate], all).shown).at(-1)).toBe('d');
  });

  it('returns nothing after the last page, with the same totals', () => {
    expect(pageInOrder(found, [byDate], { page: 2, limit: 2 })).toEqual({ shown: [], total: 4, pageCount: 2 });
    expect(pageInOrder([], [byDate], all)).toEqual({ shown: [], total: 0, pageCount: 0 });
  });

  it('returns everything once over all pages, in whatever order it was found', () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.stringMatching(/^[0-9a-f]{3}$/), miles: fc.integer({ min: 0, max: 3 }) }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 7 }), (items, limit) => {
        const pages = Array.from({ length: Math.ceil(items.length / limit) }, (_, page) =>
          pageInOrder(page % 2 ? items.toReversed() : items, [nearestFirst], { page, limit }),
        );
        expect(pages.flatMap(({ shown }) => shown)).toEqual(
          items.toSorted((a, b) => a.miles - b.miles || (a.id < b.id ? -1 : 1)),
        );
      }),
    );
  });
});

describe('a page after a place', () => {
  const found: Result[] = ['a', 'b', 'c', 'd', 'e'].map((id, miles) => ({ id, miles: Math.floor(miles / 2) }));
  const after = (place: Result | undefined, among = found) => {
    const { shown, hasMore } = pageAfter(among, [nearestFirst], { after: place, limit: 2 });
    return [idsOf(shown), hasMore];
  };

  it('continues after the place, also between results that are equal but for the id', () => {
    expect(after(undefined)).toEqual(['ab', true]);
    expect(after(found[1])).toEqual(['cd', true]);
    expect(after(found[2])).toEqual(['de', false]);
    expect(after(found[4])).toEqual(['', false]);
  });

  it('skips no result when earlier results or the result at the place itself are gone', () => {
    expect(after(found[1], found.slice(1))).toEqual(['cd', true]);
    expect(after(found[1], found.slice(2))).toEqual(['cd', true]);
  });
});

import { expect, it } from 'vitest';
import { mergeParts, type Part } from './merge-parts.ts';

const part = (name: string, bytes: number, visits: number[], imports: Part[] = []): Part => ({
  modules: [name],
  bytes,
  visits: new Set(visits),
  imports: new Set(imports),
});
const named = (parts: readonly Part[]) => parts.map(({ modules }) => modules.toSorted().join('+')).toSorted();

it('joins files that the same visits load, and small parts that few visits load needlessly', () => {
  const parts = [part('a', 50_000, [0, 1]), part('b', 90_000, [0, 1]), part('c', 300, [0])];
  expect(named(mergeParts(parts, [1, 1]))).toEqual(['a+b+c']);
});

it('separates files that would be loaded needlessly', () => {
  const parts = [part('a', 50_000, [0, 1]), part('b', 90_000, [0])];
  expect(named(mergeParts(parts, [1, 1]))).toEqual(['a', 'b']);
});

it('weights visits', () => {
  const parts = [part('a', 300, [0, 1]), part('b', 1500, [0])];
  expect(named(mergeParts(parts, [1, 1]))).toEqual(['a+b']);
  expect(named(mergeParts(parts, [1, 20]))).toEqual(['a', 'b']);
});

it('makes no circular files', () => {
  const c = part('c', 300, [0]);
  const b = part('b', 90_000, [0, 1, 2], [c]);
  const a = part('a', 300, [0], [b]);
  expect(named(mergeParts([a, b, c], [1, 9, 9]))).toEqual(['a', 'b', 'c']);
});

it('counts what the imports of one add to the visits of the other', () => {
  const library = part('library', 90_000, [0]);
  const parts = [library, part('form', 300, [0], [library]), part('button', 300, [0, 1])];
  expect(named(mergeParts(parts, [1, 9]))).toEqual(['button', 'form+library']);
});

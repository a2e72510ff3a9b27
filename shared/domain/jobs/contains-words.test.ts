import { expect, it } from 'vitest';
import { containsWords } from './contains-words.ts';

const texts = ['Lead Framing Carpenter', 'Lakeland Framing & Exteriors, A/C', 'Cañon City, CO'];

it.each([
  ['a whole word', 'framing', true],
  ['the beginning of a word', 'carp', true],
  ['words of different texts in any order', 'lakeland carpenter', true],
  ['another case, without accents and punctuation', 'CANON exteriors', true],
  ['abbreviated with a slash', 'ac', true],
  ['the middle of a word', 'penter', false],
  ['one word of two', 'framing plumber', false],
])('the words of a job search find %s: %j', (_, search, isFound) => {
  expect(containsWords(search)(texts)).toBe(isFound);
});

it('the words of a job search without a letter or digit find every text', () => {
  expect(containsWords(' &, ')([])).toBe(true);
});

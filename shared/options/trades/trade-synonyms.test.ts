import { expect, it } from 'vitest';
import { tradeCategoryNames } from './trade-categories.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

const found = (word: string) => tradeCategoryNames.filter((trade) => tradeSynonyms(trade).includes(word));

it.each([
  ['plumber', 'Plumbing & Pipefitting'],
  ['plomero', 'Plumbing & Pipefitting'],
  ['electricista', 'Electrical'],
  ['hvac', 'Heating & A/C'],
  ['albañil', 'Masonry'],
])("'%s' is found under %s", (word, trade) => expect(found(word)).toContain(trade));

it('are small letters, each once for a trade', () => {
  for (const trade of tradeCategoryNames) {
    const words = tradeSynonyms(trade);
    expect(
      words.map((word) => word.toLowerCase().trim()),
      trade,
    ).toEqual([...new Set(words)]);
  }
});

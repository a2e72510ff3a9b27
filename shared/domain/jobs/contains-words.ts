import { foldText } from '../trades/trade-keys.ts';

/**
 * Returns a test whether texts contain every word of a search, each at the start of a word: 'carp' finds 'Carpenter'.
 * Case, accents and punctuation don't count. A search without a word accepts every text.
 */
export const containsWords = (search: string): ((texts: readonly string[]) => boolean) => {
  const words = foldText(search).split(' ').filter(Boolean);
  if (!words.length) return () => true;
  return (texts) => {
    const folded = ` ${texts.map(foldText).join(' ')}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
};

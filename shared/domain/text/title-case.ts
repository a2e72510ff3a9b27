import { smallWords } from '../../options/trades/small-words.ts';

const small: ReadonlySet<string> = new Set(smallWords);

/**
 * Capitalizes the first letter of each part, as in 'Part-Time' and 'A/C'. Other letters stay as typed, as in 'HVAC'.
 */
const raise = (word: string): string =>
  word.replace(/(^|[-/(&"])(\p{Ll})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());

/**
 * Returns a job title or a free-text skill in title case. Small words stay in lower case except at either end [SHL-37].
 */
export const titleCase = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words
    .map((word, index) => {
      const inside = index > 0 && index < words.length - 1;
      return inside && small.has(word.toLowerCase()) ? word.toLowerCase() : raise(word);
    })
    .join(' ');
};

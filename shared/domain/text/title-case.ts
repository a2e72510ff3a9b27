import { smallWords } from '../../options/trades/small-words.ts';

const small: ReadonlySet<string> = new Set(smallWords);

/** Raises the first letter of each part of 'part-time' and 'a/c'; the rest stays as typed, so 'HVAC' survives. */
const raise = (word: string): string =>
  word.replace(/(^|[-/(&"])(\p{Ll})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());

/** Title-cases a job title or a free-text skill; small words stay small except at either end [SHL-37]. */
export const titleCase = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words
    .map((word, index) => {
      const inside = index > 0 && index < words.length - 1;
      return inside && small.has(word.toLowerCase()) ? word.toLowerCase() : raise(word);
    })
    .join(' ');
};

import { smallWords } from '../../options/trades/small-words.ts';
import { spanishSmallWords, spanishTitleWords } from '../../options/trades/spanish-title-words.ts';

const small: ReadonlySet<string> = new Set(smallWords);

/**
 * Capitalizes the first letter of each part, as in 'Part-Time' and 'A/C'. Other letters stay as typed, as in 'HVAC'.
 */
const raise = (word: string): string =>
  word.replace(/(^|[-/(&"])(\p{Ll})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());

const spanish: ReadonlySet<string> = new Set(spanishTitleWords);
const spanishSmall: readonly string[] = spanishSmallWords;

/** Letters that Spanish words have, but not the words that English has from French, such as 'café'. */
const SPANISH_LETTERS = /[áíóúñ]/i;

const isSpanish = (words: readonly string[]): boolean => {
  const lower = words.map((word) => word.toLowerCase());
  return (
    lower.some((word) => SPANISH_LETTERS.test(word) || spanish.has(word)) ||
    spanishSmall.filter((word) => lower.includes(word)).length > 1
  );
};

/** Capitalizes the first letter only, as Spanish does; other letters stay as typed. */
const raiseFirst = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Returns a job title or a free-text skill in title case. Small words stay in lower case except at either end. A
 * Spanish title begins with a capital and is otherwise as typed [SHL-37].
 */
export const titleCase = (text: string): string => {
  const words = text.trim().split(/\s+/);
  if (isSpanish(words)) return raiseFirst(words.join(' '));
  return words
    .map((word, index) => {
      const inside = index > 0 && index < words.length - 1;
      return inside && small.has(word.toLowerCase()) ? word.toLowerCase() : raise(word);
    })
    .join(' ');
};

import { tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { listedCredentials, tradeWords } from '../../options/trades/trade-words.ts';

/** A title, not a letter: longer texts say more than a trade. */
const MOST_WORDS = 8;
/** One space or one sign between two words; anything else makes an empty or unknown word. */
const BETWEEN = / ?[&/,-] ?| /;

const whole: ReadonlySet<string> = new Set(
  [...tradeCategoryNames, ...listedCredentials].map((text) => text.toLowerCase()),
);

/**
 * Whether a skill, a position or a note can be shown of a masked person [PRO-38]: a listed trade, or a few words that
 * all are in the list of trade words. Whatever is not known to be harmless is not.
 */
export const isTradeText = (text: string): boolean => {
  const plain = text.normalize('NFC').toLowerCase();
  if (whole.has(plain)) return true;
  const words = plain.replaceAll('a/c', 'ac').split(BETWEEN);
  return words.length <= MOST_WORDS && words.every((word) => tradeWords.has(word.replace(/'s$/, '')));
};

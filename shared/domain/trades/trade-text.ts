import { tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { listedCredentials, tradeWords } from '../../options/trades/trade-words.ts';

/** The maximum number of words. Longer texts say more than a trade. */
const MOST_WORDS = 8;
/** One space or one punctuation mark between two words. Anything else leads to an empty or unknown word. */
const BETWEEN = / ?[&/,-] ?| /;

const whole: ReadonlySet<string> = new Set(
  [...tradeCategoryNames, ...listedCredentials].map((text) => text.toLowerCase()),
);

/**
 * Returns whether a skill, position or note can be shown for a masked person: a listed trade or credential, or a few
 * words that are all in the list of trade words. Other texts are withheld, because they could identify the person
 * [PRO-38].
 */
export const isTradeText = (text: string): boolean => {
  const plain = text.normalize('NFC').toLowerCase();
  if (whole.has(plain)) return true;
  const words = plain.replaceAll('a/c', 'ac').split(BETWEEN);
  return words.length <= MOST_WORDS && words.every((word) => tradeWords.has(word.replace(/'s$/, '')));
};

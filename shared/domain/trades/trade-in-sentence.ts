import type { Language } from '../../options/languages.ts';
import { optionName } from '../../options/spanish/option-names-es.ts';

/** A word with a capital first letter only. Abbreviations such as 'A/C' and 'CAD' stay as they are. */
const CAPITALIZED = /(?<![\p{L}/])\p{Lu}\p{Ll}+/gu;

/** Returns a trade's name as part of a sentence: 'heating & A/C' for Heating & A/C, or 'carpintería' for Carpentry. */
export const tradeInSentence = (trade: string, language: Language): string =>
  optionName(trade, language).replace(CAPITALIZED, (word) => word.toLowerCase());

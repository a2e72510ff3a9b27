import { isListedTrade, type TradeCategoryName, tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { tradeNamesEs } from '../../options/trades/trade-names-es.ts';
import { tradeWordsEn } from '../../options/trades/trade-words-en.ts';
import { tradeWordsEs } from '../../options/trades/trade-words-es.ts';
import { unqualifiedKeys, wordKeys } from './trade-keys.ts';

/** A name or synonym of a trade. A `shared` synonym means another trade, and finds this one in addition. */
export type TradeTerm = { trade: TradeCategoryName; text: string; shared: boolean };

const FEMININE = /(\S+)\/a(?=\s|$)/g;

/** Returns both forms of a term like 'instalador/a de pisos'. */
const bothGenders = (text: string): string[] =>
  text.includes('/a')
    ? [
        text.replace(FEMININE, '$1'),
        text.replace(FEMININE, (_, word: string) => (word.endsWith('o') ? `${word.slice(0, -1)}a` : `${word}a`)),
      ]
    : [text];

const listed = (trade: TradeCategoryName, words: string): TradeTerm[] =>
  words
    .split(', ')
    .flatMap((word) =>
      bothGenders(word.replace('+', '')).map((text) => ({ trade, text, shared: word.startsWith('+') })),
    );

const own = (trade: TradeCategoryName, text: string): TradeTerm => ({ trade, text, shared: false });

const listTerms = (): readonly TradeTerm[] => [
  ...tradeCategoryNames.flatMap((trade) => [own(trade, trade), own(trade, tradeNamesEs[trade])]),
  ...tradeCategoryNames.flatMap((trade) => [
    ...listed(trade, tradeWordsEn[trade]),
    ...listed(trade, tradeWordsEs[trade]),
  ]),
];

/**
 * Maps each key to the trade that it means. The exact spelling of a word takes precedence over the singular of another
 * word.
 */
const listMeanings = (): ReadonlyMap<string, TradeCategoryName> => {
  const meanings = new Map<string, TradeCategoryName>();
  const own = tradeTerms().filter(({ shared }) => !shared);
  for (const { trade, text } of own) {
    const [exact] = wordKeys(text);
    if (exact && !meanings.has(exact)) meanings.set(exact, trade);
  }
  for (const { trade, text } of own) for (const key of wordKeys(text)) if (!meanings.has(key)) meanings.set(key, trade);
  return meanings;
};

// Created on first use, because most calls of a function and most visits of a page don't look up a trade.
let terms: readonly TradeTerm[] | undefined;
let meanings: ReadonlyMap<string, TradeCategoryName> | undefined;

/** Returns the words by which trades are found, in both languages: names first, then synonyms. */
export const tradeTerms = (): readonly TradeTerm[] => {
  terms ??= listTerms();
  return terms;
};

const firstMeaning = (keys: readonly string[]): TradeCategoryName | undefined => {
  meanings ??= listMeanings();
  for (const key of keys) {
    const trade = meanings.get(key);
    if (trade) return trade;
  }
  return undefined;
};

/**
 * Returns the listed trade that an English or Spanish text means: its name or a synonym, in any case, with or without
 * accents, plural or punctuation, and with words such as a level around it. Undefined for other texts and for
 * misspelled words.
 */
export const tradeMeant = (text: string): TradeCategoryName | undefined =>
  isListedTrade(text) ? text : (firstMeaning(wordKeys(text)) ?? firstMeaning(unqualifiedKeys(text)));

/** Returns the trade that a text means. Other text is returned unchanged, because free-text skills are allowed. */
export const resolveTrade = (text: string): string => tradeMeant(text) ?? text;

/** Returns the trades that the texts mean, without duplicates, in the order of the texts. */
export const resolveTrades = (texts: readonly string[]): string[] => [...new Set(texts.map(resolveTrade))];

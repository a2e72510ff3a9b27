import { type TradeCategoryName, tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { tradeNamesEs } from '../../options/trades/trade-names-es.ts';
import { tradeWordsEn } from '../../options/trades/trade-words-en.ts';
import { tradeWordsEs } from '../../options/trades/trade-words-es.ts';
import { unqualifiedKeys, wordKeys } from './trade-keys.ts';

/** A name or a synonym of a trade; `shared` ones mean another trade and only find this one as well. */
export type TradeTerm = { trade: TradeCategoryName; text: string; shared: boolean };

const FEMININE = /(\S+)\/a(?=\s|$)/g;

/** 'instalador/a de pisos' as both are written. */
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

/** The trade that a key means; the exact spelling of one word goes before the singular of another. */
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

// Made when the first word is looked up: most starts of a function, and most visits, look up none.
let terms: readonly TradeTerm[] | undefined;
let meanings: ReadonlyMap<string, TradeCategoryName> | undefined;

/** Every word that a trade is found by, in both languages: names first, then synonyms. */
export const tradeTerms = (): readonly TradeTerm[] => {
  terms ??= listTerms();
  return terms;
};

const names: ReadonlySet<string> = new Set(tradeCategoryNames);
const isName = (text: string): text is TradeCategoryName => names.has(text);

const firstMeaning = (keys: readonly string[]): TradeCategoryName | undefined => {
  meanings ??= listMeanings();
  for (const key of keys) {
    const trade = meanings.get(key);
    if (trade) return trade;
  }
  return undefined;
};

/**
 * The trade of the list that a text means, in English or Spanish: its name or a synonym, whatever the case, accents,
 * plural or punctuation, and with a level or the like around it. Undefined for anything else, and for misspelled words.
 */
export const tradeMeant = (text: string): TradeCategoryName | undefined =>
  isName(text) ? text : (firstMeaning(wordKeys(text)) ?? firstMeaning(unqualifiedKeys(text)));

/** The trade that a text means; a text that means none stays as it is, as free-text skills are allowed. */
export const resolveTrade = (text: string): string => tradeMeant(text) ?? text;

/** Each trade once, in the order of the texts. */
export const resolveTrades = (texts: readonly string[]): string[] => [...new Set(texts.map(resolveTrade))];

import { type TradeCategoryName, tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { resolveTrade, tradeMeant, tradeTerms } from './resolve-trade.ts';
import { foldText, unqualifiedKeys, wordKeys } from './trade-keys.ts';

/** The ranks of a match, best first. In each pair, the worse rank is for terms whose main meaning is another trade. */
const rank = { meant: 0, alsoMeant: 1, begins: 2, alsoBegins: 4, wordBegins: 6, contains: 8, misspelled: 10, none: 12 };

const FEWEST_LETTERS_INSIDE = 3;
const FEWEST_LETTERS_MISSPELLED = 5;
const LONG_WORD = 10;

const prepareTerms = () =>
  tradeTerms().map((term, position) => ({
    ...term,
    folded: foldText(term.text),
    keys: wordKeys(term.text),
    isName: position < 2 * tradeCategoryNames.length,
  }));
type Term = ReturnType<typeof prepareTerms>[number];

let prepared: readonly Term[] | undefined;

/**
 * Returns the number of letters to insert, delete, replace or swap with the next one. Above `most` it stops counting.
 */
const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(next[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[b.length]!;
};

const rankOf = ({ folded, keys, shared, isName }: Term, typed: string, typedKeys: readonly string[]): number => {
  if (keys.some((key) => typedKeys.includes(key))) return shared ? rank.alsoMeant : rank.meant;
  if (folded.startsWith(typed)) return (shared ? rank.alsoBegins : rank.begins) + (isName ? 0 : 1);
  if (folded.includes(` ${typed}`)) return rank.wordBegins + (isName ? 0 : 1);
  const isInside = isName && typed.length >= FEWEST_LETTERS_INSIDE && folded.includes(typed);
  return isInside ? rank.contains : rank.none;
};

/** Returns the trades with a match, sorted by their best rank and then in the order of the list. */
const sorted = (rankOfTerm: (term: Term) => number): TradeCategoryName[] => {
  const best = new Map<TradeCategoryName, number>();
  prepared ??= prepareTerms();
  for (const term of prepared) {
    const now = rankOfTerm(term);
    if (now < (best.get(term.trade) ?? rank.none)) best.set(term.trade, now);
  }
  return tradeCategoryNames.filter((name) => best.has(name)).sort((a, b) => best.get(a)! - best.get(b)!);
};

/** Returns the trades that match with one mistake, or with two in a single long word. */
const misspelled = ([key = '']: readonly string[], isOneWord: boolean): TradeCategoryName[] => {
  if (key.length < FEWEST_LETTERS_MISSPELLED) return [];
  const most = isOneWord && key.length >= LONG_WORD ? 2 : 1;
  return sorted(({ keys, shared }) => {
    if (shared) return rank.none;
    const distance = Math.min(...keys.map((each) => editDistance(key, each, most)));
    return distance > most ? rank.none : rank.misspelled + distance / 10;
  });
};

/**
 * Returns the trades that a typed text finds, best first: the one that it means, other trades with this synonym, then
 * those with a word that starts with it. Small spelling mistakes are accepted only when nothing else matches. An empty
 * text finds every trade.
 */
export const findTrades = (text: string): readonly TradeCategoryName[] => {
  const typed = foldText(text);
  if (!typed) return text.trim() ? [] : tradeCategoryNames;
  const keys = [...wordKeys(text), ...unqualifiedKeys(text)];
  const found = sorted((term) => rankOf(term, typed, keys));
  const meant = tradeMeant(text);
  const all = meant ? [meant, ...found.filter((name) => name !== meant)] : found;
  if (all.length) return all;
  const isOneWord = !typed.includes(' ');
  const close = misspelled(wordKeys(text), isOneWord);
  return close.length ? close : misspelled(unqualifiedKeys(text), isOneWord);
};

const BETWEEN = /[,;\n]+|\s*\/\s*|\s+(?:&|\+|and|y)\s+/i;

/**
 * Returns the trades that Enter adds for a typed text: the best match, or each of several trades written with a comma
 * or an 'and' between them. Without a match, it returns the text itself as a free-text skill.
 */
export const tradesToAdd = (text: string): string[] => {
  const typed = text.trim();
  if (!typed) return [];
  const parts = typed.split(BETWEEN).filter((part) => part.trim());
  if (!tradeMeant(typed) && parts.length > 1 && parts.every((part) => tradeMeant(part)))
    return [...new Set(parts.map(resolveTrade))];
  return [findTrades(typed)[0] ?? typed];
};

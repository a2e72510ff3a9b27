import { tradeCategoryNames, tradeDivisions } from '@plumbline/shared/options/trades/trade-categories';
import { tradeSynonyms } from '@plumbline/shared/options/trades/trade-synonyms';
import { msg } from '../../lib/msg.ts';
import type { Option } from '../../ui/fields/option.ts';

const optionOf = (name: string, group: string): Exclude<Option, string> => ({
  value: name,
  label: name,
  group,
  alsoFoundBy: tradeSynonyms(name),
});

/** The trades that go by a word that one of these goes by too, as a plumber does pipes, gas and drains. */
const tradesNear = (own: readonly string[]): string[] => {
  const words = new Set(own.flatMap(tradeSynonyms));
  return tradeCategoryNames.filter(
    (name) => !own.includes(name) && tradeSynonyms(name).some((word) => words.has(word)),
  );
};

/** Every trade under its division; those that are one's own stand first, as they are wanted most, and then those near to them. */
export const tradeOptions = (own: readonly string[] = []): Option[] => {
  const near = tradesNear(own);
  const all = tradeDivisions.flatMap(({ title, trades }) => trades.map(([name]) => optionOf(name, title)));
  return [
    ...own.map((name) => optionOf(name, msg('Your trades'))),
    ...near.map((name) => optionOf(name, msg('Close to your trades'))),
    ...all.filter(({ value }) => !own.includes(value) && !near.includes(value)),
  ];
};

export const allTrades: readonly Option[] = tradeOptions();

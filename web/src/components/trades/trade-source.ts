import { findTrades, tradesToAdd } from '@plumbline/shared/domain/trades/find-trades';
import { resolveTrade, tradeMeant } from '@plumbline/shared/domain/trades/resolve-trade';
import { tradesNear } from '@plumbline/shared/domain/trades/trades-near';
import { tradeCategoryNames, tradeDivisions } from '@plumbline/shared/options/trades/trade-categories';
import { msg } from '../../lib/msg.ts';
import type { Option } from '../../ui/fields/option.ts';
import type { OptionSource } from '../../ui/fields/tags/option-source.ts';

const optionOf = (name: string, group: string): Exclude<Option, string> => ({ value: name, label: name, group });

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

/** Returns every trade under its division. The user's own trades come first, then related ones. */
export const tradeOptions = (first: readonly string[]): Option[] => {
  const own = [...new Set(first.map(resolveTrade))].filter((name) => listed.has(name));
  const near = tradesNear(own);
  const all = tradeDivisions.flatMap(({ title, trades }) => trades.map(([name]) => optionOf(name, title)));
  return [
    ...own.map((name) => optionOf(name, msg('Your trades'))),
    ...near.map((name) => optionOf(name, msg('Close to your trades'))),
    ...all.filter(({ value }) => !own.includes(value) && !near.some((name) => name === value)),
  ];
};

/** The trades to choose from; words of both languages find them, and unknown words are kept. */
export const tradeSource = (first: readonly string[]): OptionSource => {
  const options = tradeOptions(first);
  return {
    options,
    find: (text) => (text.trim() ? findTrades(text) : options),
    takesBest: true,
    add: (chosen, text) => {
      const meant = new Set(chosen.map((value) => resolveTrade(value).toLowerCase()));
      return [...chosen, ...tradesToAdd(text).filter((value) => !meant.has(value.toLowerCase()))];
    },
    meant: tradeMeant,
    labelOf: tradeMeant,
    unknownNote: msg('Not in our list: no matches'),
  };
};

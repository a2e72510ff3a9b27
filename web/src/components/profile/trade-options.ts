import { tradeDivisions } from '@plumbline/shared/options/trades/trade-categories';
import { tradeSynonyms } from '@plumbline/shared/options/trades/trade-synonyms';
import { msg } from '../../lib/msg.ts';
import type { Option } from '../../ui/fields/option.ts';

const optionOf = (name: string, group: string): Exclude<Option, string> => ({
  value: name,
  label: name,
  group,
  alsoFoundBy: tradeSynonyms(name),
});

/** Every trade under its division; those that are one's own stand first, as they are wanted most. */
export const tradeOptions = (own: readonly string[] = []): Option[] => {
  const all = tradeDivisions.flatMap(({ title, trades }) => trades.map(([name]) => optionOf(name, title)));
  const first = own.map((name) => optionOf(name, msg('Your trades')));
  return [...first, ...all.filter(({ value }) => !own.includes(value))];
};

export const allTrades: readonly Option[] = tradeOptions();

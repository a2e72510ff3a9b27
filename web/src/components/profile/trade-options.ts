import { tradeDivisions } from '@plumbline/shared/options/trades/trade-categories';
import { msg } from '../../lib/msg.ts';
import type { Option } from '../../ui/fields/option.ts';

/** Every trade under its division; those that are one's own stand first, as they are wanted most. */
export const tradeOptions = (own: readonly string[] = []): Option[] => {
  const all = tradeDivisions.flatMap(({ title, trades }) =>
    trades.map(([name]) => ({ value: name, label: name, group: title })),
  );
  const first = own.map((name) => ({ value: name, label: name, group: msg('Your trades') }));
  return [...first, ...all.filter(({ value }) => !own.includes(value))];
};

export const allTrades: readonly Option[] = tradeOptions();

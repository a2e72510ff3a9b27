import { type TradeCategoryName, tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { tradeMeant, tradeTerms } from './resolve-trade.ts';

/** Returns pairs of trades that share a synonym, such as plumbing with pipes, gas and drains. */
const listPairs = () =>
  tradeTerms().flatMap(({ trade, text, shared }) => {
    const meant = shared ? tradeMeant(text) : undefined;
    return meant ? [[trade, meant] as const] : [];
  });

/** Returns the other trades that share a synonym with at least one of the given trades. */
export const tradesNear = (own: readonly string[]): TradeCategoryName[] => {
  if (own.length === 0) return [];
  const pairs = listPairs();
  return tradeCategoryNames.filter(
    (name) =>
      !own.includes(name) &&
      pairs.some(([one, other]) => (one === name && own.includes(other)) || (other === name && own.includes(one))),
  );
};

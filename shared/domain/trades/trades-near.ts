import { type TradeCategoryName, tradeCategoryNames } from '../../options/trades/trade-categories.ts';
import { tradeMeant, tradeTerms } from './resolve-trade.ts';

/** The trades that a word finds as well as the trade it means: plumbers do pipes, gas and drains. */
const listPairs = () =>
  tradeTerms().flatMap(({ trade, text, shared }) => {
    const meant = shared ? tradeMeant(text) : undefined;
    return meant ? [[trade, meant] as const] : [];
  });

/** The trades that go by a word that one of these goes by too, without these. */
export const tradesNear = (own: readonly string[]): TradeCategoryName[] => {
  if (own.length === 0) return [];
  const pairs = listPairs();
  return tradeCategoryNames.filter(
    (name) =>
      !own.includes(name) &&
      pairs.some(([one, other]) => (one === name && own.includes(other)) || (other === name && own.includes(one))),
  );
};

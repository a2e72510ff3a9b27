import type { ProductSlug } from '../../options/products.ts';
import { type TradeTier, tradeCategoryNames, tradeTier } from '../../options/trades/trade-categories.ts';

type UnlockProduct = Extract<ProductSlug, `unlock_${string}`>;

const productOfTier = {
  1: 'unlock_applicant_resume',
  2: 'unlock_applicant_resume_skill_2',
  3: 'unlock_applicant_resume_skill_3',
} as const satisfies Record<TradeTier, UnlockProduct>;

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

/**
 * Returns the trade that sets the price of an unlock: one of the highest tier, preferably the trade that the seeker
 * matched, else the first. Undefined without a listed trade.
 */
export const unlockTrade = (trades: readonly string[], matched?: string): string | undefined => {
  const priced = trades.filter((trade) => listed.has(trade));
  const highest = Math.max(...priced.map(tradeTier));
  const candidates = priced.filter((trade) => tradeTier(trade) === highest);
  return candidates.find((trade) => trade === matched) ?? candidates[0];
};

/** Returns the product that unlocks a seeker. The highest tier among the seeker's trades decides [PAY-27]. */
export const unlockProduct = (trades: readonly string[]): UnlockProduct => {
  const highest = Math.max(1, ...trades.map(tradeTier)) as TradeTier;
  return productOfTier[highest];
};

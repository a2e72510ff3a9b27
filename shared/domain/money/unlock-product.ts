import type { ProductSlug } from '../../options/products.ts';
import { type TradeTier, tradeCategoryNames, tradeTier } from '../../options/trades/trade-categories.ts';

type UnlockProduct = Extract<ProductSlug, `unlock_${string}`>;

const productOfTier = {
  1: 'unlock_applicant_resume',
  2: 'unlock_applicant_resume_skill_2',
  3: 'unlock_applicant_resume_skill_3',
} as const satisfies Record<TradeTier, UnlockProduct>;

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

/** The trade that sets the price of unlocking: the first of the highest tier; none without a trade of the list. */
export const unlockTrade = (trades: readonly string[]): string | undefined =>
  trades.filter((trade) => listed.has(trade)).toSorted((one, other) => tradeTier(other) - tradeTier(one))[0];

/** The product that unlocks a seeker: the highest tier among the seeker's trades decides [PAY-27]. */
export const unlockProduct = (trades: readonly string[]): UnlockProduct => {
  const highest = Math.max(1, ...trades.map(tradeTier)) as TradeTier;
  return productOfTier[highest];
};

import type { SeekerPart } from './seeker-part.ts';

type RatedSkill = { readonly category: string };

/** Trades of the profile that have no rating yet. */
export const unratedTrades = (trades: readonly string[], skills: readonly RatedSkill[]): string[] =>
  trades.filter((trade) => !skills.some(({ category }) => category.toLowerCase() === trade.toLowerCase()));

/** Hands-on experiences, only if flagged and not empty, and the trades without a level [PRO-07]. */
export const skillsOf = ({ hasHandsOnExperience, handsOnExperiences = [], tradeCategories = [] }: SeekerPart) => {
  const rated = hasHandsOnExperience ? handsOnExperiences : [];
  return { rated, others: unratedTrades(tradeCategories, rated) };
};

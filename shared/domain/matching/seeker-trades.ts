/** The fields of a seeker that name trades. */
export type SeekerTradeSource = {
  tradeCategories?: readonly string[] | undefined;
  hasFormalTraining?: boolean | undefined;
  formalTrainingCategories?: readonly string[] | undefined;
  hasHandsOnExperience?: boolean | undefined;
  handsOnExperiences?: readonly { category: string; rating?: number | undefined }[] | undefined;
};

/**
 * Returns the trades of a seeker without duplicates, from skills, training and experience. Training and experience
 * don't count when the seeker answered no to having any.
 */
export const seekerTrades = (seeker: SeekerTradeSource): string[] => {
  const training = seeker.hasFormalTraining === false ? [] : (seeker.formalTrainingCategories ?? []);
  const experience = seeker.hasHandsOnExperience === false ? [] : (seeker.handsOnExperiences ?? []);
  return [...new Set([...(seeker.tradeCategories ?? []), ...experience.map((each) => each.category), ...training])];
};

/** Returns the seeker's best hands-on rating for a trade, 0 to 3; undefined without hands-on experience in it. */
export const seekerRating = (seeker: SeekerTradeSource, category: string): number | undefined => {
  if (seeker.hasHandsOnExperience === false) return undefined;
  const ratings = (seeker.handsOnExperiences ?? [])
    .filter((each) => each.category === category)
    .map((each) => each.rating ?? 0);
  return ratings.length ? Math.max(...ratings) : undefined;
};

/** Returns whether a seeker is a skilled worker, with formal training or hands-on experience [SKW-03]. */
export const isSkilled = (seeker: SeekerTradeSource): boolean =>
  Boolean(seeker.hasFormalTraining || seeker.hasHandsOnExperience);

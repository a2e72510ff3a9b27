/** The parts of a seeker that name trades. */
export type SeekerTradeSource = {
  tradeCategories?: readonly string[] | undefined;
  hasFormalTraining?: boolean | undefined;
  formalTrainingCategories?: readonly string[] | undefined;
  hasHandsOnExperience?: boolean | undefined;
  handsOnExperiences?: readonly { category: string; rating?: number | undefined }[] | undefined;
};

/** Every trade of a seeker once: skills, formal training, hands-on experience. A part answered with no is left out. */
export const seekerTrades = (seeker: SeekerTradeSource): string[] => {
  const training = seeker.hasFormalTraining === false ? [] : (seeker.formalTrainingCategories ?? []);
  const experience = seeker.hasHandsOnExperience === false ? [] : (seeker.handsOnExperiences ?? []);
  return [...new Set([...(seeker.tradeCategories ?? []), ...experience.map((each) => each.category), ...training])];
};

/** The seeker's best hands-on rating for a trade, 0 to 3, or undefined without hands-on experience in it. */
export const seekerRating = (seeker: SeekerTradeSource, category: string): number | undefined => {
  if (seeker.hasHandsOnExperience === false) return undefined;
  const ratings = (seeker.handsOnExperiences ?? [])
    .filter((each) => each.category === category)
    .map((each) => each.rating ?? 0);
  return ratings.length ? Math.max(...ratings) : undefined;
};

/** A skilled worker has formal training or hands-on experience [SKW-03]. */
export const isSkilled = (seeker: SeekerTradeSource): boolean =>
  Boolean(seeker.hasFormalTraining || seeker.hasHandsOnExperience);

type RatedTrade = { category: string; rating: number };

/**
 * Returns each trade once, at its first position, with its best rating. Duplicates occur because two words can mean one
 * trade.
 */
export const bestOfEachTrade = <T extends RatedTrade>(skills: T[]): T[] => {
  const best = new Map<string, T>();
  for (const skill of skills) {
    const other = best.get(skill.category);
    if (!other || skill.rating > other.rating) best.set(skill.category, skill);
  }
  return [...best.values()];
};

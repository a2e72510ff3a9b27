type Rated = { category: string; rating: number };

/** Each trade once, with the best of its ratings, where it came first: two words can be resolved to one trade. */
export const bestOfEachTrade = <T extends Rated>(skills: T[]): T[] => {
  const best = new Map<string, T>();
  for (const skill of skills) {
    const other = best.get(skill.category);
    if (!other || skill.rating > other.rating) best.set(skill.category, skill);
  }
  return [...best.values()];
};

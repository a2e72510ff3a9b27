import type { handsOnExperience } from '@plumbline/shared/contracts/profiles/seeker-row';
import { DEFAULT_EXPERIENCE_BAND } from '@plumbline/shared/options/background/experience';
import type { z } from 'zod';

export type Skill = z.output<typeof handsOnExperience>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Returns the skills for the chosen trades. Known skills keep their rating and years; a new skill starts as apprentice
 * [PRO-25].
 */
export const skillsFor = (trades: readonly string[], known: readonly Skill[]): Skill[] =>
  trades.map(
    (category) =>
      known.find((skill) => same(skill.category, category)) ?? { category, rating: 0, amount: DEFAULT_EXPERIENCE_BAND },
  );

/** The list with one skill changed. */
export const changeSkill = (skills: readonly Skill[], category: string, change: Partial<Skill>): Skill[] =>
  skills.map((skill) => (skill.category === category ? { ...skill, ...change } : skill));

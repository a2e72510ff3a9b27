import { experienceRatings } from '../../options/background/experience.ts';
import type { MatchReason } from './match-score.ts';

const UNDER_A_MILE = 'under 1 mile';
const ratings: readonly string[] = experienceRatings.map(({ label }) => label);

const milesText = (miles: number): string => {
  if (miles < 1) return UNDER_A_MILE;
  return miles === 1 ? '1 mile' : `${miles} miles`;
};

const milesIn = (text = ''): number | undefined => {
  if (text === UNDER_A_MILE) return 0;
  const [, count] = /^(\d+) miles?$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
};

/** Formats a reason, such as 'Carpentry, Master, 12 miles'. */
export const matchReasonText = ({ category, rating, miles }: MatchReason): string =>
  [category, rating, milesText(miles)].filter(Boolean).join(', ');

/**
 * Parses the text of a reason, so that it can be translated. Undefined for any other text. The trade can contain
 * commas.
 */
export const readMatchReason = (text: string): MatchReason | undefined => {
  const parts = text.split(', ');
  const miles = milesIn(parts.pop());
  if (miles === undefined) return undefined;
  const rating = parts.length > 1 && ratings.includes(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const category = parts.join(', ');
  return category ? { category, ...(rating && { rating }), miles } : undefined;
};

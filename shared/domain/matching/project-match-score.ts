import { wholeMiles } from '../places/miles-text.ts';
import type { MatchReason } from './match-score.ts';

/** The reason of a match between a project and a company, and a text by which matches sort, the best one highest. */
export type ProjectMatchScore = { score: string; reason: Pick<MatchReason, 'category' | 'miles'> };

const MOST_SHARED = 99;
const MOST_TENTHS = 9999;
const TENTHS = 10;

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/**
 * Scores a match by the number of shared trades, then by distance. The first shared trade by name is the reason, so
 * that it is the same for both parties.
 */
export const scoreProjectMatch = (shared: readonly string[], miles: number): ProjectMatchScore => ({
  score: [
    digits(Math.min(shared.length, MOST_SHARED), 2),
    digits(MOST_TENTHS - Math.min(Math.round(miles * TENTHS), MOST_TENTHS), 4),
  ].join('-'),
  reason: { category: shared.toSorted()[0] ?? '', miles: wholeMiles(miles) },
});

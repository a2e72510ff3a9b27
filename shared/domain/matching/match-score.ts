import { ratingLabel } from '../../options/background/experience.ts';
import { DAY_MS, SEARCH_RADIUS_MILES } from '../../options/limits.ts';
import { distanceMiles, type Point } from '../places/distance.ts';
import { wholeMiles } from '../places/miles-text.ts';
import { isTradeText } from '../trades/trade-text.ts';
import { type SeekerTradeSource, seekerRating, seekerTrades } from './seeker-trades.ts';

export type MatchableSeeker = SeekerTradeSource & {
  public?: boolean | undefined;
  /** The result of `seekerCompleteness`. */
  complete: boolean;
  positionSeeking?: readonly string[] | undefined;
  /** The day of the last activity (ISO 8601). */
  lastActivity?: string | undefined;
  point: Point;
};

export type MatchableJob = { tradeCategories: readonly string[]; type: string; point: Point };

/** The reason of a match: the best shared trade, its rating (absent without hands-on experience) and whole miles. */
export type MatchReason = { category: string; rating?: string; miles: number };

export type Match = { score: string; reason: MatchReason; sharedCategories: string[]; miles: number };

const UNRATED = -1;
const MAX_SHARED = 99;
const TENTHS = 10;

const digits = (value: number, width: number): string => String(Math.max(0, Math.floor(value))).padStart(width, '0');

/**
 * Returns a text by which matches sort, the best one highest: the number of shared trades, then the rating, the
 * distance and the last activity, each with a fixed number of digits. Activity counts by the day, because exact times
 * could identify a person.
 */
export const encodeMatchScore = (shared: number, rating: number, miles: number, lastActivity?: string): string => {
  const nearness = SEARCH_RADIUS_MILES * TENTHS - Math.round(miles * TENTHS);
  const day = lastActivity ? Date.parse(lastActivity) / DAY_MS : 0;
  return [digits(Math.min(shared, MAX_SHARED), 2), digits(rating + 1, 1), digits(nearness, 3), digits(day, 5)].join(
    '-',
  );
};

/** A trade of the job that the seeker has, with the hands-on rating if there is one. */
export type SharedTrade = { category: string; rating?: number | undefined };

/**
 * Scores a match with at least one shared trade. Among trades with equal ratings, the first by name is the reason, so
 * that the reason is the same for both parties.
 */
export const scoreMatch = (shared: readonly SharedTrade[], miles: number, lastActivity?: string): Match => {
  const rated = shared.map(({ category, rating }) => ({ category, rating: rating ?? UNRATED }));
  const best = rated.reduce((top, next) =>
    next.rating > top.rating || (next.rating === top.rating && next.category < top.category) ? next : top,
  );
  const label = ratingLabel(best.rating);
  return {
    score: encodeMatchScore(shared.length, best.rating, miles, lastActivity),
    reason: { category: best.category, ...(label && { rating: label }), miles: wholeMiles(miles) },
    sharedCategories: shared.map(({ category }) => category),
    miles,
  };
};

const seeksPosition = (seeker: MatchableSeeker, type: string): boolean =>
  !seeker.positionSeeking?.length || seeker.positionSeeking.includes(type);

/**
 * Matches a seeker and a job; returns undefined when they don't fit. The seeker is public and complete, lives within 50
 * miles, shares a trade, and seeks the position or has none chosen. Texts that a masked profile hides don't match
 * either, because a job that asks for a name would reveal whose profile it is.
 */
export const matchSeekerToJob = (seeker: MatchableSeeker, job: MatchableJob): Match | undefined => {
  if (!seeker.public || !seeker.complete || !seeksPosition(seeker, job.type)) return undefined;
  const trades = new Set(seekerTrades(seeker));
  const shared = [...new Set(job.tradeCategories)].filter((category) => trades.has(category) && isTradeText(category));
  const miles = distanceMiles(seeker.point, job.point);
  if (shared.length === 0 || miles > SEARCH_RADIUS_MILES) return undefined;
  return scoreMatch(
    shared.map((category) => ({ category, rating: seekerRating(seeker, category) })),
    miles,
    seeker.lastActivity,
  );
};

/** Returns a reason that names another shared trade and the seeker's rating in it. */
export const withRating = ({ miles }: MatchReason, category: string, rating: number | undefined): MatchReason => {
  const label = rating === undefined ? undefined : ratingLabel(rating);
  return { category, ...(label && { rating: label }), miles };
};

/** Returns a reason with the distance between two places. */
export const withDistance = (reason: MatchReason, a: Point, b: Point): MatchReason => ({
  ...reason,
  miles: wholeMiles(distanceMiles(a, b)),
});

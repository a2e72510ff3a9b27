import { ratingLabel } from '../../options/background/experience.ts';
import { DAY_MS, SEARCH_RADIUS_MILES } from '../../options/limits.ts';
import { distanceMiles, type Point } from '../places/distance.ts';
import { isTradeText } from '../trades/trade-text.ts';
import { type SeekerTradeSource, seekerRating, seekerTrades } from './seeker-trades.ts';

export type MatchableSeeker = SeekerTradeSource & {
  public?: boolean | undefined;
  /** From seekerCompleteness. */
  complete: boolean;
  positionSeeking?: readonly string[] | undefined;
  /** ISO 8601. */
  lastActivity?: string | undefined;
  point: Point;
};

export type MatchableJob = { tradeCategories: readonly string[]; type: string; point: Point };

/** Why two were matched: the best shared trade, its rating (none without hands-on experience) and whole miles. */
export type MatchReason = { category: string; rating?: string; miles: number };

export type Match = { score: string; reason: MatchReason; sharedCategories: string[]; miles: number };

const UNRATED = -1;
const MAX_SHARED = 99;
const TENTHS = 10;

const digits = (value: number, width: number): string => String(Math.max(0, Math.floor(value))).padStart(width, '0');

/**
 * One text that sorts matches, the best one highest: shared trades, then rating, then nearness,
 * then recent activity, each with a fixed number of digits. Activity counts by the day, because the order of matches
 * would tell the hour.
 */
export const encodeMatchScore = (shared: number, rating: number, miles: number, lastActivity?: string): string => {
  const nearness = SEARCH_RADIUS_MILES * TENTHS - Math.round(miles * TENTHS);
  const day = lastActivity ? Date.parse(lastActivity) / DAY_MS : 0;
  return [digits(Math.min(shared, MAX_SHARED), 2), digits(rating + 1, 1), digits(nearness, 3), digits(day, 5)].join(
    '-',
  );
};

/** A trade of the job that the seeker has, with the hands-on rating where there is one. */
export type SharedTrade = { category: string; rating?: number | undefined };

/** Scores what two share, at least one trade; of equal ratings the first by name is the reason, anyone who asks. */
export const scoreMatch = (shared: readonly SharedTrade[], miles: number, lastActivity?: string): Match => {
  const rated = shared.map(({ category, rating }) => ({ category, rating: rating ?? UNRATED }));
  const best = rated.reduce((top, next) =>
    next.rating > top.rating || (next.rating === top.rating && next.category < top.category) ? next : top,
  );
  const label = ratingLabel(best.rating);
  return {
    score: encodeMatchScore(shared.length, best.rating, miles, lastActivity),
    reason: { category: best.category, ...(label && { rating: label }), miles: Math.round(miles) },
    sharedCategories: shared.map(({ category }) => category),
    miles,
  };
};

const seeksPosition = (seeker: MatchableSeeker, type: string): boolean =>
  !seeker.positionSeeking?.length || seeker.positionSeeking.includes(type);

/**
 * Matches a seeker and a job, or returns undefined. The seeker is public and complete, lives within 50 miles,
 * shares a trade (free-text skills by exact name) and seeks the position or has none chosen. What is not shown of a
 * masked person does not match either: a job that asks for a name would find out whose it is.
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

/** A reason with the distance between two places in it. */
export const withDistance = (reason: MatchReason, a: Point, b: Point): MatchReason => ({
  ...reason,
  miles: Math.round(distanceMiles(a, b)),
});

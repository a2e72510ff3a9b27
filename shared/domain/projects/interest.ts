import { DAY_MS, HOUR_MS } from '../../options/limits.ts';
import { earliestStart } from './start-date.ts';

/** How many days before the last day for interest companies that have not answered are reminded. */
const REMINDED_DAYS = 2;
/** At three in the afternoon UTC it is morning all over the country. */
const REMINDED_AT_MS = 15 * HOUR_MS;

/** Whether the last day on which companies can ask to join a project, YYYY-MM-DD, is over everywhere in the country. */
export const isInterestOver = (interestUntil: string | undefined, now: Date): boolean =>
  interestUntil !== undefined && interestUntil < earliestStart(now);

/** When companies are reminded of a last day (ISO 8601). */
export const interestReminderTime = (interestUntil: string): string =>
  new Date(Date.parse(interestUntil) - REMINDED_DAYS * DAY_MS + REMINDED_AT_MS).toISOString();

/** Why a day cannot be the last one for interest: it has passed, or the project has begun before. */
export const interestProblem = (
  interestUntil: string,
  startDate: string,
  now: Date,
): 'interest_day_over' | 'interest_after_start' | undefined => {
  if (isInterestOver(interestUntil, now)) return 'interest_day_over';
  return interestUntil > startDate ? 'interest_after_start' : undefined;
};

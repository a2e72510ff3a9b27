import { DAY_MS, HOUR_MS } from '../../options/limits.ts';
import { earliestStart } from './start-date.ts';

/** The number of days before the last day for interest on which companies that haven't answered get a reminder. */
const REMINDED_DAYS = 2;
/** At 3 pm UTC it is morning everywhere in the continental US. */
const REMINDED_AT_MS = 15 * HOUR_MS;

/** Returns whether the last day to ask to join a project (YYYY-MM-DD) is over in all 50 states. */
export const isInterestOver = (interestUntil: string | undefined, now: Date): boolean =>
  interestUntil !== undefined && interestUntil < earliestStart(now);

/** Returns the time (ISO 8601) of the reminder for the last day `interestUntil` (YYYY-MM-DD). */
export const interestReminderTime = (interestUntil: string): string =>
  new Date(Date.parse(interestUntil) - REMINDED_DAYS * DAY_MS + REMINDED_AT_MS).toISOString();

/** Returns why a day can't be the last day for interest: it is over, or it is after the start of the project. */
export const interestProblem = (
  interestUntil: string,
  startDate: string,
  now: Date,
): 'interest_day_over' | 'interest_after_start' | undefined => {
  if (isInterestOver(interestUntil, now)) return 'interest_day_over';
  return interestUntil > startDate ? 'interest_after_start' : undefined;
};

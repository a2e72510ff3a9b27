import { DAY_MS } from '../../options/limits.ts';
import { businessDay } from '../dates/business-day.ts';

/**
 * The actions that staff can take about a report, in the order of the decision form. The words are stored, so they
 * can't be renamed. Each is also the action of its audit entry.
 */
export const decisionActions = [
  'take down job',
  'take down project',
  'take down message',
  'take down photo',
  'take down text',
  'warn account',
  'suspend account',
  'hide posts',
] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** The decisions that staff can undo from the closed report. */
export const undoableActions = ['take down job', 'take down project', 'take down message'] as const;

/**
 * The scopes of a suspension: the whole account, or the jobs and projects of a company whose users can still sign in.
 */
export const suspensionScopes = ['account', 'posts'] as const;
export type SuspensionScope = (typeof suspensionScopes)[number];

/** The longest suspension with an end, in days. */
const MOST_SUSPENDED_DAYS = 366;
/** The hour (UTC) at which a suspension ends: early morning in the United States. */
const END_TIME = 'T10:00:00.000Z';

/** Returns the time (ISO) at which a suspension until a day (YYYY-MM-DD) ends. */
export const suspensionEndTime = (until: string): string => `${until}${END_TIME}`;

/**
 * Returns whether a suspension can end on a day: its end is still ahead, and within a year. So staff can choose
 * tomorrow at every hour of their day, also in the evening, when it is tomorrow already in UTC.
 */
export const isSuspensionEnd = (until: string, now: Date): boolean => {
  const last = new Date(Date.parse(businessDay(now)) + MOST_SUSPENDED_DAYS * DAY_MS).toISOString().slice(0, 10);
  return suspensionEndTime(until) > now.toISOString() && until <= last;
};

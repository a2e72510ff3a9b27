import { DAY_MS } from '../../options/limits.ts';

/**
 * What staff can do about a report, in the order of the decision form. The words are stored, so they can't be renamed.
 * Each is also the action of its audit entry.
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
 * What a suspension covers: the whole account, or the jobs and projects of a company whose users can still sign in.
 */
export const suspensionScopes = ['account', 'posts'] as const;
export type SuspensionScope = (typeof suspensionScopes)[number];

/** The longest suspension with an end, in days. */
const MOST_SUSPENDED_DAYS = 366;
/** The hour (UTC) at which a suspension ends: early morning in the United States. */
const END_TIME = 'T10:00:00.000Z';

/** Returns the time (ISO) at which a suspension until a day (YYYY-MM-DD) ends. */
export const suspensionEndTime = (until: string): string => `${until}${END_TIME}`;

/** Returns whether a suspension can end on a day: tomorrow at the earliest, and within a year. */
export const isSuspensionEnd = (until: string, now: Date): boolean => {
  const dayAfter = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return until >= dayAfter(1) && until <= dayAfter(MOST_SUSPENDED_DAYS);
};

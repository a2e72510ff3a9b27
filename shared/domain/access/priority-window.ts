import { PRIORITY_WINDOW_MS } from '../../options/limits.ts';

/** Whether a company has priority access to a skilled worker: for 72 hours after the last purchase [SKW-08]. */
export const isInPriorityWindow = (lastPriorityAccess: string | undefined, now: Date): boolean =>
  lastPriorityAccess !== undefined && now.getTime() - Date.parse(lastPriorityAccess) < PRIORITY_WINDOW_MS;

/** When the window ends that was opened at `date`. */
export const priorityWindowEnd = (date: string | undefined): string | undefined =>
  date && new Date(Date.parse(date) + PRIORITY_WINDOW_MS).toISOString();

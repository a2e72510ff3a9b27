import { PRIORITY_WINDOW_MS } from '../../options/limits.ts';

/** Returns whether a priority window is running: the 72 hours after a company bought priority access [SKW-08]. */
export const isInPriorityWindow = (lastPriorityAccess: string | undefined, now: Date): boolean =>
  lastPriorityAccess !== undefined && now.getTime() - Date.parse(lastPriorityAccess) < PRIORITY_WINDOW_MS;

/** Returns the end of the priority window that started at `date` (ISO 8601); undefined without a date. */
export const priorityWindowEnd = (date: string | undefined): string | undefined =>
  date && new Date(Date.parse(date) + PRIORITY_WINDOW_MS).toISOString();

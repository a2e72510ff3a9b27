import { isInPriorityWindow } from './priority-window.ts';

/** What decides in which lists a public job seeker stands. */
export type Listed = {
  isSkilled: boolean;
  /** When somebody last bought priority access. */
  lastPriorityAccess: string | undefined;
};

/** Nobody but its buyer finds a worker by search or match while a priority window runs [SKW-08]. */
export const isFreeToFind = ({ lastPriorityAccess }: Listed, isOwn: boolean, now: Date): boolean =>
  isOwn || !isInPriorityWindow(lastPriorityAccess, now);

/** Skilled workers: whom nobody bought in the last 72 hours, and whom the reading company bought [SKW-08]. */
export const isInSkilledList = (listed: Listed, isOwn: boolean, now: Date): boolean =>
  listed.isSkilled && isFreeToFind(listed, isOwn, now);

/** The general search: who is not skilled, and who is once a priority window is over [SKW-08]. */
export const isInGeneralSearch = ({ isSkilled, lastPriorityAccess }: Listed, now: Date): boolean =>
  !isSkilled || (lastPriorityAccess !== undefined && !isInPriorityWindow(lastPriorityAccess, now));

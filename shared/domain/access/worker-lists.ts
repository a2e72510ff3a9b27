import { isInPriorityWindow } from './priority-window.ts';

/** The facts that decide which lists include a public job seeker. */
export type WorkerListFacts = {
  isSkilled: boolean;
  /** The time of the last purchase of priority access, by any company. */
  lastPriorityAccess: string | undefined;
};

/**
 * Returns whether a company can find a worker by search or match. During a priority window, only its buyer can
 * [SKW-08].
 */
export const isFreeToFind = ({ lastPriorityAccess }: WorkerListFacts, isOwn: boolean, now: Date): boolean =>
  isOwn || !isInPriorityWindow(lastPriorityAccess, now);

/**
 * Returns whether a worker is in the list of skilled workers: skilled, and without another company's priority window
 * [SKW-08].
 */
export const isInSkilledList = (listed: WorkerListFacts, isOwn: boolean, now: Date): boolean =>
  listed.isSkilled && isFreeToFind(listed, isOwn, now);

/**
 * Returns whether a worker is in the general search: anyone unskilled, and skilled workers after a priority window
 * [SKW-08].
 */
export const isInGeneralSearch = ({ isSkilled, lastPriorityAccess }: WorkerListFacts, now: Date): boolean =>
  !isSkilled || (lastPriorityAccess !== undefined && !isInPriorityWindow(lastPriorityAccess, now));

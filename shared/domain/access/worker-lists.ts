import { isInPriorityWindow } from './priority-window.ts';

/** The facts that decide which lists of workers include a public job seeker. */
export type WorkerListFacts = {
  isSkilled: boolean;
  /** When a company last bought priority access. */
  lastPriorityAccess: string | undefined;
};

/** While a priority window runs, only its buyer finds the worker by search or match [SKW-08]. */
export const isFreeToFind = ({ lastPriorityAccess }: WorkerListFacts, isOwn: boolean, now: Date): boolean =>
  isOwn || !isInPriorityWindow(lastPriorityAccess, now);

/** Skilled workers: trained people without a running priority window, or with one of the reading company [SKW-08]. */
export const isInSkilledList = (listed: WorkerListFacts, isOwn: boolean, now: Date): boolean =>
  listed.isSkilled && isFreeToFind(listed, isOwn, now);

/** The general search: untrained people, and trained people once a priority window has ended [SKW-08]. */
export const isInGeneralSearch = ({ isSkilled, lastPriorityAccess }: WorkerListFacts, now: Date): boolean =>
  !isSkilled || (lastPriorityAccess !== undefined && !isInPriorityWindow(lastPriorityAccess, now));

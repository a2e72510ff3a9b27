import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { now } from '../platform/clock.ts';
import { readOpenEntry } from '../table/access/access-entry.ts';
import { lastAccessesOf, listPriorityAccesses } from '../table/payments/priority-access.ts';
import type { SeekerProfileItem } from '../table/profiles/profile.ts';

type Known = { id: string; lastPriorityAccess: string | undefined; isOpen: boolean };

/**
 * Those of a page whom the company may find: while a priority window of another company runs, nobody but whom it has
 * unlocked before [SKW-08]. One query, and only when somebody on the page is in a window.
 */
export const freeToFind = async (company: string, people: readonly Known[]): Promise<boolean[]> => {
  const at = now();
  const isTaken = ({ lastPriorityAccess, isOpen }: Known) => !isOpen && isInPriorityWindow(lastPriorityAccess, at);
  if (!people.some(isTaken)) return people.map(() => true);
  const own = await lastAccessesOf(company);
  return people.map((each) => !isTaken(each) || own.has(each.id));
};

/**
 * Whether the company may buy a worker's contact details now: not in another's window, unless the worker applied to it.
 */
export const isFreeToUnlock = async (company: string, seeker: SeekerProfileItem): Promise<boolean> => {
  if (!isInPriorityWindow(seeker.lastPriorityAccess, now())) return true;
  const [own, application] = await Promise.all([
    listPriorityAccesses(company, seeker.id),
    readOpenEntry(company, seeker.id, 'job-application'),
  ]);
  return own.length > 0 || application !== undefined;
};

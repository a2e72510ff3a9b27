import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { now } from '../../platform/clock.ts';
import { lastAccessesOf } from '../../table/payments/priority-access.ts';

type SeekerFacts = { id: string; lastPriorityAccess: string | undefined; isOpen: boolean };

/**
 * Returns for each job seeker of a page whether the company may find them. During another company's priority window it
 * finds only seekers whose details are open to it, or to whom it bought priority access itself. Makes one query, only
 * when a seeker of the page is in a window [SKW-08].
 */
export const freeToFind = async (company: string, people: readonly SeekerFacts[]): Promise<boolean[]> => {
  const at = now();
  const isTaken = ({ lastPriorityAccess, isOpen }: SeekerFacts) =>
    !isOpen && isInPriorityWindow(lastPriorityAccess, at);
  if (!people.some(isTaken)) return people.map(() => true);
  const own = await lastAccessesOf(company);
  return people.map((each) => !isTaken(each) || own.has(each.id));
};

import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { now } from '../../platform/clock.ts';
import { lastAccessesOf } from '../../table/payments/priority-access.ts';

type SeekerFacts = { id: string; lastPriorityAccess: string | undefined; isOpen: boolean };

/**
 * Those of a page whom the company may find: while a priority window of another company runs, no one but whom it has
 * unlocked before [SKW-08]. One query, and only when someone on the page is in a window.
 */
export const freeToFind = async (company: string, people: readonly SeekerFacts[]): Promise<boolean[]> => {
  const at = now();
  const isTaken = ({ lastPriorityAccess, isOpen }: SeekerFacts) =>
    !isOpen && isInPriorityWindow(lastPriorityAccess, at);
  if (!people.some(isTaken)) return people.map(() => true);
  const own = await lastAccessesOf(company);
  return people.map((each) => !isTaken(each) || own.has(each.id));
};

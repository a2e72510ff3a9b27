import { mustBeOpenEntry, readOpenEntry } from '../table/access/access-entry.ts';
import type { Write } from '../table/core/transact.ts';
import { isFindable, mustBeFindable, mustExist, type SeekerProfileItem } from '../table/profiles/profile.ts';

/**
 * A company may know of, write to and buy about a seeker who may be found, or who has an open application to it. Answers
 * the checks that a delivery repeats in its transaction, because the seeker may hide or delete the account between
 * checkout and payment; undefined when the company may not.
 */
export const visibilityChecks = async (
  seeker: SeekerProfileItem | undefined,
  company: string,
): Promise<Write[] | undefined> => {
  if (!seeker) return undefined;
  if (isFindable(seeker)) return [mustBeFindable(seeker.id)];
  const application = await readOpenEntry(company, seeker.id, 'job-application');
  return application && [mustBeOpenEntry(application), mustExist(seeker.id)];
};

import { allowsContact } from '@plumbline/shared/domain/access/blocks';
import { mustBeOpenEntry, readOpenEntry } from '../table/access/access-entry.ts';
import { mustNotBlock, readBlock } from '../table/access/block.ts';
import type { Write } from '../table/core/transact.ts';
import { mustBePresent } from '../table/profiles/absence.ts';
import { isFindable, mustBeFindable, type SeekerProfileItem } from '../table/profiles/profile.ts';

/**
 * A company may know of, write to and buy about a seeker who may be found, or who has an open application to it, and who
 * has not blocked it. Answers the checks that a delivery repeats in its transaction, because the seeker may hide, block
 * or delete the account between checkout and payment; undefined when the company may not.
 */
export const visibilityChecks = async (
  seeker: SeekerProfileItem | undefined,
  company: string,
): Promise<Write[] | undefined> => {
  if (!seeker || seeker.suspendedAt || !allowsContact('purchase', { block: await readBlock(seeker.id, company) }))
    return undefined;
  const unblocked = mustNotBlock(seeker.id, company);
  if (isFindable(seeker)) return [mustBeFindable(seeker.id), unblocked];
  const application = await readOpenEntry(company, seeker.id, 'job-application');
  return application && [mustBeOpenEntry(application), mustBePresent(seeker.id), unblocked];
};

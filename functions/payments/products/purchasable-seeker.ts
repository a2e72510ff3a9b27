import { ApiError } from '../../http/errors.ts';
import { mustBeOpenEntry, readOpenEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { isFindable, mustBeFindable, mustExist, type SeekerProfileItem } from '../../table/profiles/profile.ts';
import type { PurchaseBody } from './product-handler.ts';

/**
 * A company may buy about a seeker who may be found, or who has an open application to it. Answers the checks that a
 * delivery repeats in its transaction, because the seeker may hide or delete the account between checkout and payment;
 * undefined when the company may not buy.
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

export const noSeeker = () => new ApiError('profile_not_found');

/** The seeker, when the company may buy about them; a 404 otherwise. */
export const purchasableSeeker = async (
  seeker: SeekerProfileItem | undefined,
  company: string,
): Promise<SeekerProfileItem> => {
  if (!seeker || !(await visibilityChecks(seeker, company))) throw noSeeker();
  return seeker;
};

/** The seeker a body names; a 400 when it names none. */
export const seekerOf = ({ candidate_profile_id: seeker }: PurchaseBody): string => {
  if (!seeker) throw new ApiError('field_required', { path: 'candidate_profile_id' });
  return seeker;
};

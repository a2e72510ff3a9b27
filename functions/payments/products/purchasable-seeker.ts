import { ApiError } from '../../http/errors.ts';
import type { SeekerProfileItem } from '../../table/profiles/profile.ts';
import { visibilityChecks } from '../../visibility/visibility-checks.ts';
import type { PurchaseBody } from './product-handler.ts';

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
export const mustNameSeeker = ({ candidate_profile_id: seeker }: PurchaseBody): string => {
  if (!seeker) throw new ApiError('field_required', { path: 'candidate_profile_id' });
  return seeker;
};

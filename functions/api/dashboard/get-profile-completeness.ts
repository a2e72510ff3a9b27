import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { companyCompleteness, seekerCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { readCompanyProfile, readSeekerProfile } from '../../table/profiles/profile.ts';

const requireOwnProfile = (id: string, { profileId, role }: Caller): void => {
  if (id !== profileId && role !== 'support') throw new ApiError('forbidden');
};

/** Returns the missing parts of a job seeker's profile, for its user or staff [PRO-40]. */
export const getProfileCompleteness = operation(contract.getProfileCompleteness, async ({ params, caller }) => {
  requireOwnProfile(params.id, caller);
  const profile = await readSeekerProfile(params.id);
  if (!profile) throw new ApiError('profile_not_found');
  return seekerCompleteness({ ...profile, jobSeeker: profile.seeker });
});

/** Returns the missing parts of a company's profile, for its users or staff [PRO-41]. */
export const getCompanyCompleteness = operation(contract.getCompanyCompleteness, async ({ params, caller }) => {
  requireOwnProfile(params.id, caller);
  const profile = await readCompanyProfile(params.id);
  if (!profile) throw new ApiError('profile_not_found');
  return companyCompleteness({ ...profile, principleContact: profile.company.principleContact });
});

import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { seekerSteps } from '@plumbline/shared/domain/profile/set-up-steps';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { hasApplied } from '../../table/access/seeker-applications.ts';
import { readSeekerWithFiles } from './seeker-with-files.ts';

/** The success center of a job seeker, in two requests [SEE-29]. */
export const getSeekerSteps = operation(contract.getSeekerSteps, async ({ params: { id }, caller }) => {
  if (id !== caller.profileId) throw new ApiError('forbidden');
  const [{ profile, hasResume }, applied] = await Promise.all([readSeekerWithFiles(id), hasApplied(id)]);
  if (!profile) throw new ApiError('profile_not_found');
  return seekerSteps({ seeker: profile.seeker, hasResume, hasApplied: applied });
});

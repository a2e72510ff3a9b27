import { arrangeCompanyPatch, arrangeSeekerPatch } from '@plumbline/shared/contracts/profiles/profile-patch';
import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { createCompany } from '../../../services/profiles/saving/create-company.ts';
import { createSeeker } from '../../../services/profiles/saving/create-seeker.ts';
import { saveCompany } from '../../../services/profiles/saving/save-company.ts';
import { saveSeeker } from '../../../services/profiles/saving/save-seeker.ts';

/** Creates the caller's job seeker profile [PRO-40]. */
export const createProfile = operation(contract.createProfile, ({ body, caller, sourceIp }) =>
  createSeeker(body, caller, sourceIp),
);

/** Creates the caller's company profile [PRO-41]. */
export const createCompanyProfile = operation(contract.createCompanyProfile, ({ body, caller, sourceIp }) =>
  createCompany(body, caller, sourceIp),
);

export const patchProfile = operation(contract.patchProfile, async ({ params, body, caller }) => {
  if (params.id !== caller.profileId) throw new ApiError('forbidden');
  return saveSeeker(params.id, arrangeSeekerPatch(body));
});

export const patchCompanyProfile = operation(contract.patchCompanyProfile, async ({ params, body, caller }) => {
  if (params.id !== caller.profileId || caller.role === 'support') throw new ApiError('forbidden');
  return saveCompany(params.id, arrangeCompanyPatch(body), caller);
});

import { groupHandler } from '../http/group-handler.ts';
import { getCompanyProfile } from './get-company-profile.ts';
import { getProfile } from './get-profile.ts';
import { getCompanyProfileByUser, getProfileByUser } from './get-profile-by-user.ts';
import { patchCompanyProfile } from './patch-company-profile.ts';
import { patchProfile } from './patch-profile.ts';
import { upsertAccount } from './upsert-account.ts';
import { upsertCandidate } from './upsert-candidate.ts';

export const handler = groupHandler('profiles', [
  upsertAccount,
  upsertCandidate,
  getProfile,
  getProfileByUser,
  patchProfile,
  getCompanyProfile,
  getCompanyProfileByUser,
  patchCompanyProfile,
]);

import { groupHandler } from '../http/group-handler.ts';
import { createCompanyProfile } from './create-company-profile.ts';
import { createProfile } from './create-profile.ts';
import { getNotifiedProfile } from './get-notified-profile.ts';
import { getCompanyProfile, getProfile } from './get-profile.ts';
import { getCompanyProfileByUser, getProfileByUser } from './get-profile-by-user.ts';
import { patchCompanyProfile } from './patch-company-profile.ts';
import { patchProfile } from './patch-profile.ts';
import { upsertAccount } from './upsert-account.ts';
import { upsertCandidate } from './upsert-candidate.ts';

export const handler = groupHandler('profiles', [
  upsertAccount,
  upsertCandidate,
  createProfile,
  getProfile,
  getProfileByUser,
  getNotifiedProfile,
  patchProfile,
  createCompanyProfile,
  getCompanyProfile,
  getCompanyProfileByUser,
  patchCompanyProfile,
]);

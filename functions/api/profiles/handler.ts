import { groupHandler } from '../../http/group-handler.ts';
import { getNotifiedProfile } from './reading/get-notified-profile.ts';
import { getCompanyProfile, getProfile } from './reading/get-profile.ts';
import { getCompanyProfileByUser, getProfileByUser } from './reading/get-profile-by-user.ts';
import { saveDocuments } from './save-documents.ts';
import { createCompanyProfile } from './saving/create-company-profile.ts';
import { createProfile } from './saving/create-profile.ts';
import { patchCompanyProfile } from './saving/patch-company-profile.ts';
import { patchProfile } from './saving/patch-profile.ts';
import { upsertAccount } from './saving/upsert-account.ts';
import { upsertCandidate } from './saving/upsert-candidate.ts';

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
  saveDocuments,
]);

import { groupHandler } from '../../http/group-handler.ts';
import { getNotifiedProfile } from './reading/get-notified-profile.ts';
import { getCompanyProfile, getCompanyProfileByUser, getProfile, getProfileByUser } from './reading/reads.ts';
import { saveDocuments } from './save-documents.ts';
import { createCompanyProfile, createProfile, patchCompanyProfile, patchProfile } from './saving/profiles.ts';
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

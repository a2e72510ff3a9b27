import { ApiError } from '../../platform/errors.ts';
import { readFilesFor } from '../../table/profiles/profile-files.ts';
import type { Caller } from '../sessions/caller.ts';
import { visibilityFor } from '../visibility/profile-visibility.ts';
import { profileIdOf } from './file-keys.ts';

/**
 * A file the caller may read, in one request. A company's photos are for everyone who is signed in; a seeker's photo,
 * resume and documents open with the contact details, and so do a company's documents, to companies. For everyone else
 * there is no such file.
 */
export const readableFile = async (id: string, caller: Caller) => {
  const profileId = profileIdOf(id);
  const { files, seeker, contactAccess } = await readFilesFor(profileId, caller.profileId);
  const file = files.find((each) => each.id === id);
  const visibility = visibilityFor(caller, profileId, contactAccess);
  const isPrivate = seeker !== undefined || file?.purpose === 'document';
  const isForCompanies = !seeker && file?.purpose === 'document' && caller.kind === 'candidate';
  if (!file || (isPrivate && visibility === 'masked') || (isForCompanies && visibility !== 'own'))
    throw new ApiError('file_not_found');
  return { file, owner: visibility === 'own', seeker };
};

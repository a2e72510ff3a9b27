import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { profileIdOf } from '../stored-files/file-keys.ts';
import { readFilesFor } from '../table/profiles/profile-files.ts';
import { visibilityFor } from '../visibility/profile-visibility.ts';

/**
 * A file the caller may read, in one request. A company's photos are for everybody who is signed in; a seeker's
 * photo and resume open with the contact details. For everybody else there is no such file.
 */
export const readableFile = async (id: string, caller: Caller) => {
  const profileId = profileIdOf(id);
  const { files, seeker, contactAccess } = await readFilesFor(profileId, caller.profileId);
  const file = files.find((each) => each.id === id);
  const sight = visibilityFor(caller, profileId, contactAccess);
  if (!file || (seeker && sight === 'masked')) throw new ApiError('file_not_found');
  return { file, owner: sight === 'own', seeker };
};

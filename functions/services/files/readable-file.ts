import { isRejected } from '@plumbline/shared/domain/documents/document-validity';
import { ApiError } from '../../platform/errors.ts';
import { readFilesFor } from '../../table/profiles/profile-files.ts';
import type { Caller } from '../sessions/caller.ts';
import { visibilityFor } from '../visibility/profile-visibility.ts';
import { profileIdOf } from './file-keys.ts';

/**
 * Returns a file that the caller may read, in one batch read. Signed-in users see a company's photos. A seeker's files
 * open with the contact details. A company's documents open with its contact details to other companies, but never to
 * seekers. The file of a document that staff rejected is its owner's alone. Throws `file_not_found` for all other
 * callers.
 */
export const readableFile = async (id: string, caller: Caller) => {
  const profileId = profileIdOf(id);
  const { files, documents, seeker, contactAccess } = await readFilesFor(profileId, caller.profileId);
  const file = files.find((each) => each.id === id);
  const visibility = visibilityFor(caller, profileId, contactAccess);
  const isPrivate = seeker !== undefined || file?.purpose === 'document';
  const isForCompanies = !seeker && file?.purpose === 'document' && caller.kind === 'candidate';
  const isOfRejected = documents.some((each) => each.file === id && isRejected(each));
  if (isOfRejected && visibility !== 'own') throw new ApiError('file_not_found');
  if (!file || (isPrivate && visibility === 'masked') || (isForCompanies && visibility !== 'own'))
    throw new ApiError('file_not_found');
  return { file, owner: visibility === 'own', seeker };
};

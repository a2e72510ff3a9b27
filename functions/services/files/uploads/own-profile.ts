import type { FilePurpose } from '@plumbline/shared/options/files';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../sessions/caller.ts';
import { profileIdOf } from '../file-keys.ts';

/** A file's id begins with the id of its profile. */
export const newFileId = (profileId: string): string => profileId + newId();

/**
 * The profile the caller puts a file into: resumes belong to seekers, showcases to companies and schools [PRO-14],
 * documents to all but schools, photos to all.
 */
export const requireProfileFor = (caller: Caller, purpose: FilePurpose): string => {
  if (!caller.profileId) throw new ApiError('profile_incomplete');
  const isSeeker = caller.kind === 'candidate';
  const isTheirs: Record<FilePurpose, boolean> = {
    profilePhoto: true,
    showcase: !isSeeker,
    resume: isSeeker,
    document: caller.kind !== 'educational',
  };
  if (!isTheirs[purpose]) throw new ApiError('forbidden');
  return caller.profileId;
};

/** The profile of the caller's file; throws 404 for other files. */
export const requireOwnFile = (caller: Caller, fileId: string): string => {
  const profileId = profileIdOf(fileId);
  if (caller.profileId !== profileId) throw new ApiError('file_not_found');
  return profileId;
};

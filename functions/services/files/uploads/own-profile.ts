import type { FilePurpose } from '@plumbline/shared/options/files';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../sessions/caller.ts';
import { profileIdOf } from '../file-keys.ts';

/** Returns a new file id, which begins with the id of the profile. */
export const newFileId = (profileId: string): string => profileId + newId();

/**
 * Returns the profile to which the caller uploads. Resumes are for seekers, showcases for companies and schools,
 * documents for all but schools, photos for all. Throws `forbidden` otherwise [PRO-14].
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

/** Returns the profile that owns the caller's file. Throws `file_not_found` for files of other profiles. */
export const requireOwnFile = (caller: Caller, fileId: string): string => {
  const profileId = profileIdOf(fileId);
  if (caller.profileId !== profileId) throw new ApiError('file_not_found');
  return profileId;
};

import type { FilePurpose } from '@plumbline/shared/options/files';
import type { Caller } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { newId } from '../platform/ids.ts';
import { profileIdOf } from '../stored-files/file-keys.ts';

export const NO_FILE = "We couldn't find this file.";

/** A file's id begins with the id of its profile. */
export const newFileId = (profileId: string): string => profileId + newId();

/**
 * The profile the caller puts a file into: resumes belong to seekers, showcases to companies and schools (PRO-14),
 * photos to all.
 */
export const profileFor = (caller: Caller, purpose: FilePurpose): string => {
  if (!caller.profileId) throw forbidden('Please complete your profile first.');
  const isSeeker = caller.kind === 'candidate';
  if (purpose === 'resume' ? !isSeeker : purpose === 'showcase' && isSeeker) throw forbidden();
  return caller.profileId;
};

/** Somebody else's file does not exist for who wants to change it. */
export const mustOwn = (caller: Caller, fileId: string): string => {
  const profileId = profileIdOf(fileId);
  if (caller.profileId !== profileId) throw notFound(NO_FILE);
  return profileId;
};

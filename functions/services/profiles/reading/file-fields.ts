import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { newestOf, type ProfileFilesItem } from '../../../table/profiles/profile-files.ts';
import { fileViewOf } from '../../files/file-views.ts';

/** Returns the photos of a company's work, in its order. */
export const showcaseFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<ProfileView, 'showcasePhotos'>> => {
  const photos = (stored?.files ?? []).filter(({ purpose }) => purpose === 'showcase');
  return { showcasePhotos: await Promise.all(photos.map((photo) => fileViewOf(photo, { owner: isOwner }))) };
};

/** Returns the resume and whether there is one. Masking removes the resume, but not the fact that there is one. */
export const resumeFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<NonNullable<ProfileView['jobSeeker']>, 'hasResume' | 'resume'>> => {
  const resume = newestOf(stored?.files ?? [], 'resume');
  if (!resume) return { hasResume: false };
  return { hasResume: true, resume: await fileViewOf(resume, { owner: isOwner }) };
};

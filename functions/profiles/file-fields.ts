import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { fileViewOf } from '../platform/file-views.ts';
import type { ProfileFilesItem, StoredFile } from '../table/profile-files.ts';

const newestOf = (files: readonly StoredFile[], purpose: StoredFile['purpose']): StoredFile | undefined =>
  files.findLast((file) => file.purpose === purpose);

/** The photo of a profile, with the link that is shown small everywhere. */
export const photoFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<ProfileView, 'profilePhoto' | 'profilePhotoUrl'>> => {
  const photo = newestOf(stored?.files ?? [], 'profilePhoto');
  if (!photo) return {};
  const profilePhoto = await fileViewOf(photo, { owner: isOwner });
  return { profilePhoto, ...(profilePhoto.thumbnails && { profilePhotoUrl: profilePhoto.thumbnails.small }) };
};

/** Photos of a company's work, in its order. */
export const showcaseFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<ProfileView, 'showcasePhotos'>> => {
  const photos = (stored?.files ?? []).filter(({ purpose }) => purpose === 'showcase');
  return { showcasePhotos: await Promise.all(photos.map((photo) => fileViewOf(photo, { owner: isOwner }))) };
};

/** Whether there is a resume, which a masked profile says too, and the resume itself. */
export const resumeFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<NonNullable<ProfileView['jobSeeker']>, 'hasResume' | 'resume'>> => {
  const resume = newestOf(stored?.files ?? [], 'resume');
  if (!resume) return { hasResume: false };
  return { hasResume: true, resume: await fileViewOf(resume, { owner: isOwner }) };
};

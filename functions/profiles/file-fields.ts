import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import type { Sight } from '../http/sight.ts';
import { fileViewOf } from '../platform/file-views.ts';
import type { ProfileFilesItem, StoredFile } from '../table/profile-files.ts';

const newestOf = (files: readonly StoredFile[], purpose: StoredFile['purpose']): StoredFile | undefined =>
  files.findLast((file) => file.purpose === purpose);

/** The photo of a profile, with the link that is shown small everywhere. */
export const photoFields = async (
  stored: ProfileFilesItem | undefined,
  sight: Sight,
): Promise<Pick<ProfileView, 'profilePhoto' | 'profilePhotoUrl'>> => {
  const photo = newestOf(stored?.files ?? [], 'profilePhoto');
  if (!photo) return {};
  const profilePhoto = await fileViewOf(photo, { owner: sight === 'own' });
  return { profilePhoto, ...(profilePhoto.thumbnails && { profilePhotoUrl: profilePhoto.thumbnails.small }) };
};

/** Photos of a company's work, in its order. */
export const showcaseFields = async (
  stored: ProfileFilesItem | undefined,
  sight: Sight,
): Promise<Pick<ProfileView, 'showcasePhotos'>> => {
  const photos = (stored?.files ?? []).filter(({ purpose }) => purpose === 'showcase');
  return { showcasePhotos: await Promise.all(photos.map((photo) => fileViewOf(photo, { owner: sight === 'own' }))) };
};

/** A masked profile says that there is a resume, and nothing of it. */
export const resumeFields = async (
  stored: ProfileFilesItem | undefined,
  sight: Sight,
): Promise<Pick<NonNullable<ProfileView['jobSeeker']>, 'hasResume' | 'resume'>> => {
  const resume = newestOf(stored?.files ?? [], 'resume');
  if (!resume) return { hasResume: false };
  return {
    hasResume: true,
    ...(sight !== 'masked' && { resume: await fileViewOf(resume, { owner: sight === 'own' }) }),
  };
};

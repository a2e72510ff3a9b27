import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { imageTypes } from '@plumbline/shared/options/files';
import { newestOf, type ProfileFilesItem, type StoredFile } from '../../table/profiles/profile-files.ts';
import { originalKey, thumbnailKey } from './file-keys.ts';
import { linkTo } from './file-links.ts';

export const isPhoto = ({ type }: Pick<StoredFile, 'type'>): boolean => imageTypes.some((each) => each === type);

/** Returns a stored file with its links. Signing a link makes no request. */
export const fileViewOf = async (file: StoredFile, { owner }: { owner: boolean }): Promise<FileView> => {
  const { purpose: _, ...facts } = file;
  if (!isPhoto(file)) return facts;
  const [small, large, original] = await Promise.all([
    linkTo(thumbnailKey(file.id, 'small')),
    linkTo(thumbnailKey(file.id, 'large')),
    owner ? linkTo(originalKey(file.id)) : undefined,
  ]);
  // Only the owner gets the original, because its metadata can contain the place where it was taken.
  return { ...facts, url: original ?? large, thumbnails: { small, large } };
};

/** Returns the photo of a profile, with the link to its small thumbnail. */
export const photoFields = async (
  stored: ProfileFilesItem | undefined,
  isOwner: boolean,
): Promise<Pick<ProfileView, 'profilePhoto' | 'profilePhotoUrl'>> => {
  const photo = newestOf(stored?.files ?? [], 'profilePhoto');
  if (!photo) return {};
  const profilePhoto = await fileViewOf(photo, { owner: isOwner });
  return { profilePhoto, ...(profilePhoto.thumbnails && { profilePhotoUrl: profilePhoto.thumbnails.small }) };
};

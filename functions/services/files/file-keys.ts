import type { ThumbnailSize } from '@plumbline/shared/options/files';

/**
 * The folders of the bucket. A file's folder is named by its id. The id begins with the id of the profile that owns the
 * file, or of the project of a plan.
 */
export const FILES = 'files/';
export const THUMBNAILS = 'thumbnails/';

/** Returns the key of an uploaded file before it is checked. The bucket deletes such files after a day. */
export const uploadKey = (fileId: string): string => `uploads/${fileId}`;
export const originalKey = (fileId: string): string => `${FILES}${fileId}/original`;
export const thumbnailKey = (fileId: string, size: ThumbnailSize): string => `${THUMBNAILS}${fileId}/${size}.webp`;

/** Returns the key of a copy of someone's data. The bucket deletes such copies after a week. */
export const exportKey = (object: string): string => `exports/${object}.zip`;

/** Returns all keys that the bucket may have for a file. */
export const keysOf = (fileId: string): string[] => [
  originalKey(fileId),
  thumbnailKey(fileId, 'small'),
  thumbnailKey(fileId, 'large'),
];

/**
 * Returns the id of the file that a key belongs to, from keys such as `files/<id>/original` and
 * `thumbnails/<id>/small.webp`.
 */
export const fileIdOf = (key: string): string => key.split('/')[1] ?? '';

/** Returns the id of the profile that owns a file, or of the project of a plan. */
export const profileIdOf = (fileId: string): string => fileId.slice(0, fileId.length / 2);

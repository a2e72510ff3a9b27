import type { ThumbnailSize } from '@plumbline/shared/options/files';

/**
 * Where things are in the bucket. A file's folder bears its id, and its id begins with its profile's, or a plan's with
 * its project's.
 */
export const FILES = 'files/';
export const THUMBNAILS = 'thumbnails/';

/** A form's file until it is checked; the bucket forgets it after a day. */
export const uploadKey = (fileId: string): string => `uploads/${fileId}`;
export const originalKey = (fileId: string): string => `${FILES}${fileId}/original`;
export const thumbnailKey = (fileId: string, size: ThumbnailSize): string => `${THUMBNAILS}${fileId}/${size}.webp`;

/** Everything the bucket may hold of a file. */
export const keysOf = (fileId: string): string[] => [
  originalKey(fileId),
  thumbnailKey(fileId, 'small'),
  thumbnailKey(fileId, 'large'),
];

/** The file an object belongs to: `files/<id>/original` and `thumbnails/<id>/small.webp` tell it. */
export const fileIdOf = (key: string): string => key.split('/')[1] ?? '';

/** The profile a file belongs to, or the project of a plan. */
export const profileIdOf = (fileId: string): string => fileId.slice(0, fileId.length / 2);

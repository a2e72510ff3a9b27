import { imageTypes, thumbnailSizes } from '@plumbline/shared/options/files';
import type { EventBridgeEvent } from 'aws-lambda';
import { putObject, readObject } from '../../platform/files.ts';
import { logger } from '../../platform/logger.ts';
import { fileIdOf, thumbnailKey } from '../../services/files/file-keys.ts';
import { makeThumbnail } from './make-thumbnail.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', { object: { key: string } }>;

/** Returns the thumbnails of a photo. Undefined for one that can't be decoded, which no retry would change. */
const thumbnailsOf = async (key: string, photo: Buffer) => {
  try {
    return await Promise.all(thumbnailSizes.map(async (size) => ({ size, bytes: await makeThumbnail(photo, size) })));
  } catch (error) {
    logger.warn('A photo cannot be decoded', { key, error: error as Error });
    return undefined;
  }
};

/** Makes the thumbnails of a stored photo. Repeating it writes the same files [FIL-03]. */
export const handler = async ({ detail }: ObjectCreated): Promise<void> => {
  const { key } = detail.object;
  const found = await readObject(key);
  // The file was deleted meanwhile, or isn't a photo.
  if (!found || !imageTypes.some((type) => type === found.type)) return;
  const made = await thumbnailsOf(key, found.bytes);
  if (!made) return;
  const id = fileIdOf(key);
  await Promise.all(made.map(({ size, bytes }) => putObject(thumbnailKey(id, size), bytes, 'image/webp')));
};

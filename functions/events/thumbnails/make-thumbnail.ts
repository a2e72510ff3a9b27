import { MAX_PHOTO_PIXELS, type ThumbnailSize, thumbnailPixels } from '@plumbline/shared/options/files';
import sharp from 'sharp';

// A function handles one photo at a time, so a cache of decoded photos would only use memory.
sharp.cache(false);

/**
 * Returns a photo as WebP in a smaller size: upright, without metadata, never enlarged. Throws when the bytes can't be
 * decoded.
 */
export const makeThumbnail = (photo: Buffer, size: ThumbnailSize): Promise<Buffer> => {
  const side = thumbnailPixels[size];
  return sharp(photo, { limitInputPixels: MAX_PHOTO_PIXELS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
};

import { MAX_PHOTO_PIXELS, type ThumbnailSize, thumbnailPixels } from '@plumbline/shared/options/files';
import sharp from 'sharp';

// One photo at a time passes through a function: keeping what was decoded would only hold memory.
sharp.cache(false);

/** A photo made small: upright, without its metadata, never enlarged. Throws when the bytes cannot be decoded. */
export const makeThumbnail = (photo: Buffer, size: ThumbnailSize): Promise<Buffer> => {
  const side = thumbnailPixels[size];
  return sharp(photo, { limitInputPixels: MAX_PHOTO_PIXELS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
};

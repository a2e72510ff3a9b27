import { MAX_PHOTO_PIXELS } from '@plumbline/shared/options/files';

/** EXIF orientations from 5 on turn the photo by 90 degrees, which swaps width and height. */
const FIRST_SIDEWAYS = 5;

/**
 * Decodes a photo once and returns the size in pixels as it is shown. Undefined for a photo that is cut off or broken,
 * because no thumbnail could be made of it.
 */
export const openPhoto = async (bytes: Buffer): Promise<{ width: number; height: number } | undefined> => {
  const { default: sharp } = await import('sharp');
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' });
    const { width, height, orientation = 1 } = await photo.metadata();
    // Decodes every pixel, but returns only one, which needs little memory.
    await photo.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
};

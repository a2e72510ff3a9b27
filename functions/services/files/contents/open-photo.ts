import { MAX_PHOTO_PIXELS } from '@plumbline/shared/options/files';

/** From here on the orientation lays a photo on its side. */
const FIRST_SIDEWAYS = 5;

/**
 * Decodes a whole photo once and returns the pixels as it is shown. Undefined for one that is cut off or broken, whose
 * thumbnails could never be made.
 */
export const openPhoto = async (bytes: Buffer): Promise<{ width: number; height: number } | undefined> => {
  const { default: sharp } = await import('sharp');
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' });
    const { width, height, orientation = 1 } = await photo.metadata();
    // Each pixel is read; nothing is kept of them.
    await photo.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
};

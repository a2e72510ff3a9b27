import { MAX_API_FILE_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from '@plumbline/shared/options/files';
import { mayBePhoto } from './check-file.ts';
import { drawPhoto, loadPhoto } from './crop-photo.ts';

/** The longer side in pixels of a photo that was made smaller: more than any screen shows. */
const SHRUNK_SIDE = 4000;

type Size = { width: number; height: number };

/** Returns the size to draw a photo at, when the photo is too large to be sent unchanged. */
export const shrunkSize = ({ width, height }: Size, bytes: number): Size | undefined => {
  const longer = Math.max(width, height);
  const isTooLarge = longer > MAX_PHOTO_SIDE || width * height > MAX_PHOTO_PIXELS || bytes > MAX_API_FILE_BYTES;
  if (!isTooLarge || longer === 0) return undefined;
  const scale = Math.min(1, SHRUNK_SIDE / longer);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * A photo small enough to be sent and shown. A photo that can't be drawn here is sent unchanged, and the server names
 * the problem.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (!mayBePhoto(file) || typeof createImageBitmap === 'undefined') return file;
  const url = URL.createObjectURL(file);
  try {
    const image = await loadPhoto(url);
    const { naturalWidth: width, naturalHeight: height } = image;
    const size = shrunkSize({ width, height }, file.size);
    return size ? await drawPhoto(image, { x: 0, y: 0, width, height }, size, file.name) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
};

import {
  acceptedTypes,
  type FilePurpose,
  type FileType,
  MAX_FILE_BYTES,
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIDE,
} from '@plumbline/shared/options/files';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { ApiError } from '../http/errors.ts';

type Refusal =
  | 'file_too_large'
  | 'wrong_photo_type'
  | 'wrong_resume_type'
  | 'wrong_document_type'
  | 'wrong_attachment_type'
  | 'photo_too_many_pixels';
export type Content = { type: FileType; size: number; width?: number; height?: number };

/** A Word document of before 2007 is a compound file, like other programs' files, with a stream of this name. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** From here on a JPEG's orientation lays it on its side. */
const FIRST_SIDEWAYS = 5;

const headerOf: Partial<Record<FileType, typeof JPG>> = { 'image/jpeg': JPG, 'image/png': PNG, 'image/webp': WEBP };

/** The media type the bytes have, whatever name and type they were sent with. */
export const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  return mime === 'application/x-cfb' && bytes.includes(WORD_STREAM) ? 'application/msword' : mime;
};

const isOf = (type: string | undefined, accepted: readonly FileType[]): type is FileType =>
  accepted.some((each) => each === type);

/** Pixels as the photo is shown, from its header alone: nothing is decoded before it is known to be small enough. */
const pixelsOf = (type: FileType, bytes: Buffer): { width: number; height: number } | undefined => {
  try {
    const { width = 0, height = 0, orientation = 1 } = headerOf[type]?.calculate(bytes) ?? {};
    if (!(width > 0 && height > 0)) return undefined;
    return orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
};

const wrongTypes: Record<FilePurpose, Refusal> = {
  profilePhoto: 'wrong_photo_type',
  showcase: 'wrong_photo_type',
  resume: 'wrong_resume_type',
  document: 'wrong_document_type',
};

/** What the bytes are; a 400 in the product's words when they are none of the accepted types. */
export const mustReadContent = async (
  bytes: Buffer,
  accepted: readonly FileType[],
  wrongType: Refusal,
): Promise<Content> => {
  const refuse = (code: Refusal) => new ApiError(code, { path: 'files' });
  if (bytes.length > MAX_FILE_BYTES) throw refuse('file_too_large');
  const type = await typeOf(bytes);
  if (!isOf(type, accepted)) throw refuse(wrongType);
  if (!headerOf[type]) return { type, size: bytes.length };
  const pixels = pixelsOf(type, bytes);
  if (!pixels) throw refuse(wrongType);
  const { width, height } = pixels;
  const tooLarge = Math.max(width, height) > MAX_PHOTO_SIDE || width * height > MAX_PHOTO_PIXELS;
  if (tooLarge) throw refuse('photo_too_many_pixels');
  return { type, size: bytes.length, width, height };
};

/** Checks what is uploaded for `purpose`, as `mustReadContent` does. */
export const checkContent = (purpose: FilePurpose, bytes: Buffer): Promise<Content> =>
  mustReadContent(bytes, acceptedTypes[purpose], wrongTypes[purpose]);

import {
  acceptedTypes,
  type FilePurpose,
  type FileType,
  MAX_FILE_BYTES,
  MAX_FORM_PIXELS,
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIDE,
} from '@plumbline/shared/options/files';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { ApiError } from '../../../platform/errors.ts';
import { openPdf } from './open-pdf.ts';
import { openPhoto } from './open-photo.ts';

type Refusal =
  | 'file_too_large'
  | 'wrong_photo_type'
  | 'wrong_resume_type'
  | 'wrong_document_type'
  | 'wrong_attachment_type'
  | 'photo_too_many_pixels'
  | 'photo_is_heic'
  | 'photo_broken'
  | 'resume_is_rtf'
  | 'pdf_needs_password'
  | 'file_broken';
export type Content = { type: FileType; size: number; width?: number; height?: number };

/**
 * Word documents from before 2007 are compound files, like the files of some other programs. Only Word's have a stream
 * of this name.
 */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

const headerOf: Partial<Record<FileType, typeof JPG>> = { 'image/jpeg': JPG, 'image/png': PNG, 'image/webp': WEBP };

/**
 * The most bytes before the start of a PDF. Scanners and mail gateways add them, and every PDF reader opens such files.
 */
const BEFORE_PDF = 1024;
const startsLikePdf = (bytes: Buffer): boolean => bytes.subarray(0, BEFORE_PDF + 8).includes('%PDF-');

/** Returns the media type of the bytes. The file's name and the type that the client sent are ignored. */
export const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mime === 'application/x-cfb' && bytes.includes(WORD_STREAM)) return 'application/msword';
  // Screenshot tools write a single picture as an animated PNG. Viewers show its first picture, so it counts as a PNG.
  if (mime === 'image/apng') return 'image/png';
  return mime ?? (startsLikePdf(bytes) ? 'application/pdf' : undefined);
};

const isOf = (type: string | undefined, accepted: readonly FileType[]): type is FileType =>
  accepted.some((each) => each === type);

/** Returns the size of a photo in pixels from its header, so that nothing is decoded before the size is checked. */
const pixelsOf = (type: FileType, bytes: Buffer): { width: number; height: number } | undefined => {
  try {
    const { width = 0, height = 0 } = headerOf[type]?.calculate(bytes) ?? {};
    return width > 0 && height > 0 ? { width, height } : undefined;
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

const refusal = (code: Refusal) => new ApiError(code, { path: 'files' });

/**
 * Returns the error code for a type that isn't accepted. HEIC photos and RTF resumes have codes of their own, whose
 * texts say how to convert them.
 */
const wrongTypeOf = (type: string | undefined, wrongType: Refusal): Refusal => {
  if (/^image\/(?:hei[cf]|avif)/.test(type ?? '') && wrongType !== 'wrong_resume_type') return 'photo_is_heic';
  return type?.endsWith('/rtf') && wrongType === 'wrong_resume_type' ? 'resume_is_rtf' : wrongType;
};

/** Returns the size in pixels as the photo is shown, after decoding it completely. */
const requirePhoto = async (type: FileType, bytes: Buffer, wrongType: Refusal) => {
  const pixels = pixelsOf(type, bytes);
  if (!pixels) throw refusal(wrongType);
  const { width, height } = pixels;
  if (Math.max(width, height) > MAX_PHOTO_SIDE || width * height > MAX_PHOTO_PIXELS)
    throw refusal('photo_too_many_pixels');
  const photo = await openPhoto(bytes);
  if (!photo) throw refusal('photo_broken');
  return photo;
};

/** The start of the last record of a ZIP file. A DOCX is a ZIP file. */
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');

/** Throws for a PDF or DOCX that its reader couldn't open, because companies pay for resumes before they see them. */
const requireOpening = async (type: FileType, bytes: Buffer): Promise<void> => {
  if (type === 'application/pdf') {
    const opening = await openPdf(bytes);
    if (opening !== 'opens') throw refusal(opening === 'broken' ? 'file_broken' : 'pdf_needs_password');
  }
  if (type.endsWith('wordprocessingml.document') && !bytes.includes(END_OF_ZIP)) throw refusal('file_broken');
};

/** Returns type and size of the bytes. Throws (400) when the type isn't accepted or a photo is broken. */
export const requireContent = async (
  bytes: Buffer,
  accepted: readonly FileType[],
  wrongType: Refusal,
): Promise<Content> => {
  if (bytes.length > MAX_FILE_BYTES) throw refusal('file_too_large');
  const type = await typeOf(bytes);
  if (!isOf(type, accepted)) throw refusal(wrongTypeOf(type, wrongType));
  if (!headerOf[type]) return { type, size: bytes.length };
  return { type, size: bytes.length, ...(await requirePhoto(type, bytes, wrongType)) };
};

/** Checks a file uploaded for `purpose` as `requireContent` does. Throws also when a document doesn't open. */
export const checkContent = async (purpose: FilePurpose, bytes: Buffer): Promise<Content> => {
  const content = await requireContent(bytes, acceptedTypes[purpose], wrongTypes[purpose]);
  await requireOpening(content.type, bytes);
  return content;
};

/**
 * Checks the files of one upload form one after another. Throws when its photos have more than MAX_FORM_PIXELS
 * together.
 */
export const checkContents = async (purpose: FilePurpose, files: readonly Buffer[]): Promise<Content[]> => {
  const contents: Content[] = [];
  let pixels = 0;
  for (const bytes of files) {
    const content = await checkContent(purpose, bytes);
    pixels += (content.width ?? 0) * (content.height ?? 0);
    if (pixels > MAX_FORM_PIXELS) throw refusal('photo_too_many_pixels');
    contents.push(content);
  }
  return contents;
};

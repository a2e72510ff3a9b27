/** What may be uploaded for what, and how much of it [FIL-09]. */

export const filePurposes = ['profilePhoto', 'showcase', 'resume', 'document'] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
/** A license or a card as the phone takes it, or as the office sent it. */
export const documentTypes = [...imageTypes, 'application/pdf'] as const;
/** What a message may bring along. */
export const attachmentTypes = [...imageTypes, ...resumeTypes] as const;
export type FileType = (typeof imageTypes)[number] | (typeof resumeTypes)[number];

export const acceptedTypes: Record<FilePurpose, readonly FileType[]> = {
  profilePhoto: imageTypes,
  showcase: imageTypes,
  resume: resumeTypes,
  document: documentTypes,
};

/** Bytes of one file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Bytes of one file sent through the API; a larger one goes straight to the bucket. A Lambda takes 6 MB as base64. */
export const MAX_API_FILE_BYTES = 4 * 1024 * 1024;
/** Pixels of either side of a photo; more is no photo of a job but an attack or a mistake. */
export const MAX_PHOTO_SIDE = 12_000;
/** Pixels in all, so that making its thumbnails fits into the memory of the function. */
export const MAX_PHOTO_PIXELS = 60_000_000;
/** The photos of one form, so that checking them takes less time than a request has. 20 photos of a phone are fewer. */
export const MAX_FORM_PIXELS = 240_000_000;
/** Seconds a link to a file works. */
export const FILE_LINK_SECONDS = 300;
export const MAX_SHOWCASE_PHOTOS = 20;
export const MAX_CAPTION = 120;
/** Files of one message. */
export const MAX_ATTACHMENTS = 4;

export const thumbnailSizes = ['small', 'large'] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];
/** Pixels of the longer side. */
export const thumbnailPixels: Record<ThumbnailSize, number> = { small: 320, large: 1600 };

export const WRONG_PHOTO_TYPE = 'Please choose a JPEG, PNG or WebP photo';
export const WRONG_RESUME_TYPE = 'Please choose a PDF, DOC or DOCX file';
export const WRONG_ATTACHMENT_TYPE = 'Please choose a JPEG, PNG or WebP photo, or a PDF, DOC or DOCX file';
export const WRONG_DOCUMENT_TYPE = 'Please choose a JPEG, PNG or WebP photo, or a PDF file';
export const FILE_TOO_LARGE = 'Please choose a file of at most 10 MB';
export const PHOTO_TOO_MANY_PIXELS = 'Please choose a smaller photo';
export const PHOTO_IS_HEIC =
  'Please choose a JPEG, PNG or WebP photo. This one is HEIC. On an iPhone, open Settings, Camera, Formats, choose "Most Compatible" and take it again, or send it to yourself by mail, which makes a JPEG.';
/** Characters of a file's name; a longer one is cut before its ending. */
export const MAX_FILE_NAME = 200;

/** Plans of a project: PDF files alone. */
export const MAX_PLANS = 10;
/** Bytes of one plan. */
export const MAX_PLAN_BYTES = 25 * 1024 * 1024;
export const PLAN_TYPE = 'application/pdf';

export const WRONG_PLAN_TYPE = 'Please choose a PDF file';
export const PLAN_TOO_LARGE = 'Please choose a file of at most 25 MB';

/** Limits of uploads: the purposes, the accepted file types and the sizes [FIL-09]. */

export const filePurposes = ['profilePhoto', 'showcase', 'resume', 'document'] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
/** The types of a license or a card: a photo, or a PDF from an office. */
export const documentTypes = [...imageTypes, 'application/pdf'] as const;
/** The types of files in messages. */
export const attachmentTypes = [...imageTypes, ...resumeTypes] as const;
export type FileType = (typeof imageTypes)[number] | (typeof resumeTypes)[number];

export const acceptedTypes: Record<FilePurpose, readonly FileType[]> = {
  profilePhoto: imageTypes,
  showcase: imageTypes,
  resume: resumeTypes,
  document: documentTypes,
};

/** The most bytes of one file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/**
 * The most bytes of one file that is sent through the API. Larger files go directly to the bucket, because a Lambda
 * call carries at most 6 MB in base64.
 */
export const MAX_API_FILE_BYTES = 4 * 1024 * 1024;
/** The most pixels of either side of a photo. Larger images are attacks or mistakes. */
export const MAX_PHOTO_SIDE = 12_000;
/** The most pixels of a photo, so that creating its thumbnails fits into the memory of the function. */
export const MAX_PHOTO_PIXELS = 60_000_000;
/**
 * The most pixels of all photos in one form, so that checking them fits into the time limit of a request. 20 photos of
 * a phone have fewer.
 */
export const MAX_FORM_PIXELS = 240_000_000;
/** The number of seconds for which a link to a file works. */
export const FILE_LINK_SECONDS = 300;
export const MAX_SHOWCASE_PHOTOS = 20;
export const MAX_CAPTION = 120;
/** The most files of one message. */
export const MAX_ATTACHMENTS = 4;

export const thumbnailSizes = ['small', 'large'] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];
/** The length of a thumbnail's longer side in pixels. */
export const thumbnailPixels: Record<ThumbnailSize, number> = { small: 320, large: 1600 };

export const WRONG_PHOTO_TYPE = 'Please choose a JPEG, PNG or WebP photo';
export const WRONG_RESUME_TYPE = 'Please choose a PDF, DOC or DOCX file';
export const WRONG_ATTACHMENT_TYPE = 'Please choose a JPEG, PNG or WebP photo, or a PDF, DOC or DOCX file';
export const WRONG_DOCUMENT_TYPE = 'Please choose a JPEG, PNG or WebP photo, or a PDF file';
export const FILE_TOO_LARGE = 'Please choose a file of at most 10 MB';
export const PHOTO_TOO_MANY_PIXELS = 'Please choose a smaller photo';
export const PHOTO_IS_HEIC =
  'Please choose a JPEG, PNG or WebP photo. This one is HEIC. On an iPhone, open Settings, Camera, Formats, choose "Most Compatible" and take it again, or send it to yourself by mail, which makes a JPEG.';
/** The most characters of a file's name. A longer name is shortened before its extension. */
export const MAX_FILE_NAME = 200;

/** The most plans of a project. Plans are PDF files only. */
export const MAX_PLANS = 10;
/** The most bytes of one plan. */
export const MAX_PLAN_BYTES = 25 * 1024 * 1024;
export const PLAN_TYPE = 'application/pdf';

export const WRONG_PLAN_TYPE = 'Please choose a PDF file';
export const PLAN_TOO_LARGE = 'Please choose a file of at most 25 MB';

import {
  acceptedTypes,
  attachmentTypes,
  FILE_TOO_LARGE,
  type FilePurpose,
  type FileType,
  imageTypes,
  MAX_FILE_BYTES,
  PHOTO_IS_HEIC,
  WRONG_ATTACHMENT_TYPE,
  WRONG_DOCUMENT_TYPE,
  WRONG_PHOTO_TYPE,
  WRONG_RESUME_TYPE,
} from '@plumbline/shared/options/files';

/** The destination of a file: the user's profile, or a message. */
export type UploadKind = FilePurpose | 'attachment';

const accepts: Record<UploadKind, readonly FileType[]> = { ...acceptedTypes, attachment: attachmentTypes };

const everyType: readonly FileType[] = attachmentTypes;
/** The photo format of iPhones, which few programs open. */
const HEIC = 'image/heic';

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

/**
 * The type that a file's extension names. Systems and office programs label the same files differently, so the
 * extension wins.
 */
const typeOfEnding: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    jpe: 'image/jpeg',
    jfif: 'image/jpeg',
    png: 'image/png',
    apng: 'image/png',
    webp: 'image/webp',
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    heic: HEIC,
    heif: HEIC,
  }),
);
/** The extension of another kind of file, such as a drawing; 'Resume v1.2' has none. */
const OTHER_ENDING = /^[a-z][a-z0-9]{1,4}$/;
/** MIME types that are never accepted. */
const known = /^(?:image\/(?:svg|gif|bmp|tiff|x-icon|vnd)|text\/|video\/|audio\/)/;

/** The assumed type of a file; undefined where only the server can tell, by its bytes. */
const typeOf = ({ name, type }: Candidate): string | undefined => {
  const given = type.toLowerCase().split(';')[0] ?? '';
  const [ending = ''] = /(?<=\.)[^.]*$/.exec(name.toLowerCase()) ?? [];
  const byEnding = typeOfEnding.get(ending);
  if (byEnding) return byEnding;
  if (/^image\/hei[cf]/.test(given)) return HEIC;
  if (known.test(given) || everyType.some((each) => each === given)) return given;
  return OTHER_ENDING.test(ending) ? ending : undefined;
};

const wrongTypes: Record<UploadKind, string> = {
  profilePhoto: WRONG_PHOTO_TYPE,
  showcase: WRONG_PHOTO_TYPE,
  resume: WRONG_RESUME_TYPE,
  document: WRONG_DOCUMENT_TYPE,
  attachment: WRONG_ATTACHMENT_TYPE,
};

const isPhoto = (type: string): boolean => imageTypes.some((each) => each === type);
/** Whether a file may be a photo. True when its name or MIME type says so, and when neither says anything. */
export const mayBePhoto = (file: Candidate): boolean => {
  const type = typeOf(file);
  return type === undefined || isPhoto(type);
};

/** Size in bytes of the largest photo that cameras take. A photo is made smaller before it is sent. */
const MAX_CAMERA_BYTES = 60 * 1024 * 1024;

/** Why a file is rejected before it is sent; the server checks its bytes [FIL-09]. */
export const fileProblem = (purpose: UploadKind, file: Candidate): string | undefined => {
  const accepted: readonly string[] = accepts[purpose];
  const type = typeOf(file);
  if (type === HEIC && purpose !== 'resume') return PHOTO_IS_HEIC;
  if (type !== undefined && !accepted.includes(type)) return wrongTypes[purpose];
  const most = type && isPhoto(type) && purpose !== 'resume' ? MAX_CAMERA_BYTES : MAX_FILE_BYTES;
  return file.size > most ? FILE_TOO_LARGE : undefined;
};

/** The types that the device's file picker offers. */
export const acceptOf = (purpose: UploadKind): string =>
  [...accepts[purpose], ...(purpose === 'resume' || purpose === 'attachment' ? ['.pdf', '.doc', '.docx'] : [])].join(
    ',',
  );

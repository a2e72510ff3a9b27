import {
  acceptedTypes,
  attachmentTypes,
  FILE_TOO_LARGE,
  type FilePurpose,
  type FileType,
  MAX_FILE_BYTES,
  WRONG_ATTACHMENT_TYPE,
  WRONG_DOCUMENT_TYPE,
  WRONG_PHOTO_TYPE,
  WRONG_RESUME_TYPE,
} from '@plumbline/shared/options/files';

/** What a file is chosen for: the own profile, or a message. */
export type UploadKind = FilePurpose | 'attachment';

const accepts: Record<UploadKind, readonly FileType[]> = { ...acceptedTypes, attachment: attachmentTypes };

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

/** What a file's ending says it is; some systems know no type for Word files. */
const typeOfEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const typeOf = ({ name, type }: Candidate): string =>
  type || (typeOfEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

const wrongTypes: Record<UploadKind, string> = {
  profilePhoto: WRONG_PHOTO_TYPE,
  showcase: WRONG_PHOTO_TYPE,
  resume: WRONG_RESUME_TYPE,
  document: WRONG_DOCUMENT_TYPE,
  attachment: WRONG_ATTACHMENT_TYPE,
};

/** Why a file cannot be sent, before any of it is; the server looks at its bytes [FIL-09]. */
export const fileProblem = (purpose: UploadKind, file: Candidate): string | undefined => {
  const accepted: readonly string[] = accepts[purpose];
  if (!accepted.includes(typeOf(file))) return wrongTypes[purpose];
  return file.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : undefined;
};

/** What the device's file picker offers. */
export const acceptOf = (purpose: UploadKind): string =>
  [...accepts[purpose], ...(purpose === 'resume' || purpose === 'attachment' ? ['.pdf', '.doc', '.docx'] : [])].join(
    ',',
  );

import { filePurpose } from '@plumbline/shared/contracts/files/file-shape';
import type { FilePurpose } from '@plumbline/shared/options/files';

/** What an upload is for; it travels as metadata of the object, which takes ASCII only. */
export type UploadNote = { purpose: FilePurpose; name: string };

export const noteOf = ({ purpose, name }: UploadNote) => ({
  purpose,
  name: encodeURIComponent(name.toWellFormed()),
});

/** The signature of the form covers the note, so what the object bears is what was written. */
export const readNote = ({ purpose, name = '' }: Record<string, string>): UploadNote => ({
  purpose: filePurpose.parse(purpose),
  name: decodeURIComponent(name),
});

import { filePurpose } from '@plumbline/shared/contracts/files/file-shape';
import type { FilePurpose } from '@plumbline/shared/options/files';

/** The purpose and name of an upload. They are metadata of the object, which allows ASCII only. */
export type UploadNote = { purpose: FilePurpose; name: string };

export const noteOf = ({ purpose, name }: UploadNote) => ({
  purpose,
  name: encodeURIComponent(name.toWellFormed()),
});

/** Returns the purpose and name of an upload. The form's signature covers them, so the uploader can't change them. */
export const readNote = ({ purpose, name = '' }: Record<string, string>): UploadNote => ({
  purpose: filePurpose.parse(purpose),
  name: decodeURIComponent(name),
});

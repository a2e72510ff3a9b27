import { type FilePurpose, MAX_FILE_BYTES } from '@plumbline/shared/options/files';
import { ApiError } from '../../../platform/errors.ts';
import { copyObject, putObject, readObject } from '../../../platform/files.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';
import type { Caller } from '../../sessions/caller.ts';
import { checkContent, checkContents } from '../contents/content.ts';
import { originalKey, uploadKey } from '../file-keys.ts';
import { uploadForm } from '../file-links.ts';
import { fileViewOf } from '../file-views.ts';
import { requireRoom, withNewFiles } from './add-files.ts';
import { changeFiles } from './change-files.ts';
import { forgetUpload } from './forget-upload.ts';
import { newFileId, requireOwnFile, requireProfileFor } from './own-profile.ts';
import { noteOf, readNote, type UploadNote } from './upload-note.ts';

type UploadedFile = { name: string; bytes: Buffer };

/**
 * Stores files in a profile. All files are checked and their bytes stored before the table names them, so that a
 * failure leaves no visible file. Throws `file_missing` or `too_many_files`.
 */
export const storeFiles = async (purpose: FilePurpose, files: readonly UploadedFile[], caller: Caller) => {
  const profileId = requireProfileFor(caller, purpose);
  if (!files.length) throw new ApiError('file_missing', { path: 'files' });
  if (files.length > 1 && purpose !== 'showcase') throw new ApiError('too_many_files', { path: 'files' });
  const contents = await checkContents(
    purpose,
    files.map(({ bytes }) => bytes),
  );
  const stored = await readProfileFiles(profileId);
  requireRoom(stored?.files ?? [], purpose, files.length);

  const added = files.map(({ name, bytes }, index) => ({
    id: newFileId(profileId),
    name,
    bytes,
    content: contents[index]!,
  }));
  await Promise.all(added.map(({ id, bytes, content }) => putObject(originalKey(id), bytes, content.type)));
  const after = await changeFiles(profileId, (now) => withNewFiles(now, purpose, added), { stored });
  const isNew = new Set(added.map(({ id }) => id));
  return Promise.all(after.filter(({ id }) => isNew.has(id)).map((file) => fileViewOf(file, { owner: true })));
};

/**
 * Returns the id and the upload form of a new file. The id begins with the caller's profile, and the form's metadata
 * says the purpose.
 */
export const signUpload = async ({ purpose, name }: UploadNote, caller: Caller) => {
  const profileId = requireProfileFor(caller, purpose);
  if (purpose === 'showcase' || purpose === 'document')
    requireRoom((await readProfileFiles(profileId))?.files ?? [], purpose, 1);
  const id = newFileId(profileId);
  return { id, ...(await uploadForm(uploadKey(id), MAX_FILE_BYTES, noteOf({ purpose, name }))) };
};

/** Stores an uploaded file after checking its bytes. Repeating the call changes nothing. */
export const storeUpload = async (id: string, caller: Caller) => {
  const profileId = requireOwnFile(caller, id);
  const stored = await readProfileFiles(profileId);
  const known = stored?.files.find((file) => file.id === id);
  if (known) return fileViewOf(known, { owner: true });

  const upload = await readObject(uploadKey(id));
  if (!upload) throw new ApiError('file_not_received');
  const { purpose, name } = readNote(upload.metadata);
  requireProfileFor(caller, purpose);
  requireRoom(stored?.files ?? [], purpose, 1);
  const content = await checkContent(purpose, upload.bytes);
  // The form can upload again within its five minutes, so only the bytes that were checked are copied.
  const isTaken = await copyObject(uploadKey(id), originalKey(id), upload.etag, content.type);
  if (!isTaken) throw new ApiError('files_changed');
  const after = await changeFiles(profileId, (now) => withNewFiles(now, purpose, [{ id, name, content }]), { stored });
  await forgetUpload(id);
  const added = after.find((file) => file.id === id);
  if (!added) throw new ApiError('file_not_found');
  return fileViewOf(added, { owner: true });
};

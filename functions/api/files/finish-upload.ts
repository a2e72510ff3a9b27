import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { copyObject, readObject } from '../../platform/files.ts';
import { checkContent } from '../../services/files/contents/content.ts';
import { originalKey, uploadKey } from '../../services/files/file-keys.ts';
import { fileViewOf } from '../../services/files/file-views.ts';
import { requireRoom, withNewFiles } from '../../services/files/uploads/add-files.ts';
import { changeFiles } from '../../services/files/uploads/change-files.ts';
import { forgetUpload } from '../../services/files/uploads/forget-upload.ts';
import { requireOwnFile, requireProfileFor } from '../../services/files/uploads/own-profile.ts';
import { readProfileFiles } from '../../table/profiles/profile-files.ts';
import { readNote } from './upload-note.ts';

/** Takes an upload over once its bytes are checked. Saying twice that it is done changes nothing. */
export const finishUpload = operation(contract.finishUpload, async ({ params: { id }, caller }) => {
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
  // The form works for five minutes and may be sent again: only what was checked is taken.
  const isTaken = await copyObject(uploadKey(id), originalKey(id), upload.etag, content.type);
  if (!isTaken) throw new ApiError('files_changed');
  const after = await changeFiles(profileId, (now) => withNewFiles(now, purpose, [{ id, name, content }]), { stored });
  await forgetUpload(id);
  const added = after.find((file) => file.id === id);
  if (!added) throw new ApiError('file_not_found');
  return fileViewOf(added, { owner: true });
});

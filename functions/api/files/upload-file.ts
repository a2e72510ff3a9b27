import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { putObject } from '../../platform/files.ts';
import { checkContents } from '../../services/files/contents/content.ts';
import { originalKey } from '../../services/files/file-keys.ts';
import { fileViewOf } from '../../services/files/file-views.ts';
import { requireRoom, withNewFiles } from '../../services/files/uploads/add-files.ts';
import { changeFiles } from '../../services/files/uploads/change-files.ts';
import { newFileId, requireProfileFor } from '../../services/files/uploads/own-profile.ts';
import { readProfileFiles } from '../../table/profiles/profile-files.ts';

/** Checks all files, stores their bytes, then names them in the table: what fails before leaves nothing to see. */
export const uploadFile = operation(contract.uploadFile, async ({ body: { purpose }, files, caller }) => {
  const profileId = requireProfileFor(caller, purpose);
  if (!files.length) throw new ApiError('file_missing', { path: 'files' });
  if (files.length > 1 && purpose !== 'showcase') throw new ApiError('too_many_files', { path: 'files' });
  const contents = await checkContents(
    purpose,
    files.map(({ bytes }) => bytes),
  );
  const stored = await readProfileFiles(profileId);
  requireRoom(stored?.files ?? [], purpose, files.length);

  const added = files.map(({ name, bytes }, at) => ({
    id: newFileId(profileId),
    name,
    bytes,
    content: contents[at]!,
  }));
  await Promise.all(added.map(({ id, bytes, content }) => putObject(originalKey(id), bytes, content.type)));
  const after = await changeFiles(profileId, (now) => withNewFiles(now, purpose, added), { stored });
  const isNew = new Set(added.map(({ id }) => id));
  return Promise.all(after.filter(({ id }) => isNew.has(id)).map((file) => fileViewOf(file, { owner: true })));
});

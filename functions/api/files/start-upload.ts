import * as contract from '@plumbline/shared/contracts/files/files';
import { MAX_FILE_BYTES } from '@plumbline/shared/options/files';
import { operation } from '../../http/operation.ts';
import { uploadKey } from '../../services/files/file-keys.ts';
import { uploadForm } from '../../services/files/file-links.ts';
import { requireRoom } from '../../services/files/uploads/add-files.ts';
import { newFileId, requireProfileFor } from '../../services/files/uploads/own-profile.ts';
import { readProfileFiles } from '../../table/profiles/profile-files.ts';
import { noteOf } from './upload-note.ts';

/** The form is signed for one key, which begins with the caller's profile, and says what the upload is for. */
export const startUpload = operation(contract.startUpload, async ({ body: { purpose, name }, caller }) => {
  const profileId = requireProfileFor(caller, purpose);
  if (purpose === 'showcase' || purpose === 'document')
    requireRoom((await readProfileFiles(profileId))?.files ?? [], purpose, 1);
  const id = newFileId(profileId);
  return { id, ...(await uploadForm(uploadKey(id), MAX_FILE_BYTES, noteOf({ purpose, name }))) };
});

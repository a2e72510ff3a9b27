import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { originalKey, thumbnailKey } from '../../services/files/file-keys.ts';
import { linkTo } from '../../services/files/file-links.ts';
import { fileViewOf, isPhoto } from '../../services/files/file-views.ts';
import { readableFile } from '../../services/files/readable-file.ts';
import { attachment, documentName, resumeName } from '../../services/files/resume-name.ts';
import { changeFiles } from '../../services/files/uploads/change-files.ts';
import { requireOwnFile } from '../../services/files/uploads/own-profile.ts';
import { removeDocumentFile } from '../../services/profiles/documents/remove-document-file.ts';

export const getFile = operation(contract.getFile, async ({ params, caller }) => {
  const { file, owner } = await readableFile(params.id, caller);
  return fileViewOf(file, { owner });
});

export const getFileUrl = operation(contract.getFileUrl, async ({ params, caller }) => {
  const { file, owner, seeker } = await readableFile(params.id, caller);
  const key = originalKey(file.id);
  if (!isPhoto(file))
    return {
      url: await linkTo(
        key,
        attachment(file.purpose === 'resume' ? resumeName(seeker ?? { name: '' }, file.type) : documentName(file)),
      ),
    };
  // Only the owner gets the original photo, because it can contain the place where it was taken.
  return { url: await linkTo(owner ? key : thumbnailKey(file.id, 'large')) };
});

export const getThumbnailUrl = operation(contract.getThumbnailUrl, async ({ params, caller }) => {
  const { file } = await readableFile(params.id, caller);
  if (!isPhoto(file)) throw new ApiError('file_not_found');
  return { url: await linkTo(thumbnailKey(file.id, params.type)) };
});

export const deleteFile = operation(contract.deleteFile, async ({ params: { id, type }, caller }) => {
  const profile = requireOwnFile(caller, id);
  if (type === 'document' && (await removeDocumentFile(profile, caller.kind, id))) return { success: true };
  await changeFiles(profile, (files) => {
    if (!files.some((file) => file.id === id && file.purpose === type)) throw new ApiError('file_not_found');
    return files.filter((file) => file.id !== id);
  });
  return { success: true };
});

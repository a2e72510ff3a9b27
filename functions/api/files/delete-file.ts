import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeFiles } from '../../services/files/uploads/change-files.ts';
import { requireOwnFile } from '../../services/files/uploads/own-profile.ts';

export const deleteFile = operation(contract.deleteFile, async ({ params: { id, type }, caller }) => {
  await changeFiles(requireOwnFile(caller, id), (files) => {
    if (!files.some((file) => file.id === id && file.purpose === type)) throw new ApiError('file_not_found');
    return files.filter((file) => file.id !== id);
  });
  return { success: true };
});

import * as contract from '@plumbline/shared/contracts/files';
import { notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { changeFiles } from './change-files.ts';
import { mustOwn, NO_FILE } from './own-profile.ts';

export const deleteFile = operation(contract.deleteFile, async ({ params: { id, type }, caller }) => {
  await changeFiles(mustOwn(caller, id), (files) => {
    if (!files.some((file) => file.id === id && file.purpose === type)) throw notFound(NO_FILE);
    return files.filter((file) => file.id !== id);
  });
  return { success: true };
});

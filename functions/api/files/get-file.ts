import * as contract from '@plumbline/shared/contracts/files/files';
import { operation } from '../../http/operation.ts';
import { fileViewOf } from '../../services/files/file-views.ts';
import { readableFile } from '../../services/files/readable-file.ts';

export const getFile = operation(contract.getFile, async ({ params, caller }) => {
  const { file, owner } = await readableFile(params.id, caller);
  return fileViewOf(file, { owner });
});

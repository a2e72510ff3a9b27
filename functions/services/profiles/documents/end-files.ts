import type { Write } from '../../../table/core/transact.ts';
import { deleteProfileFiles, readProfileFiles } from '../../../table/profiles/profile-files.ts';
import { documentTasks } from './document-tasks.ts';
import { expiryWrites } from './expiry-writes.ts';

/** Returns the writes that delete the files and documents of an ended profile, with their tasks and last days. */
export const endFiles = async (id: string): Promise<Write[]> => {
  const files = await readProfileFiles(id);
  const documents = files?.documents ?? [];
  return [deleteProfileFiles(id, files), ...documentTasks(id, documents, []), ...expiryWrites(id, documents, [])];
};

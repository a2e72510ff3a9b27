import type { Write } from '../../../table/core/transact.ts';
import { deleteProfileFiles, readProfileFiles } from '../../../table/profiles/profile-files.ts';
import { documentTasks } from './document-tasks.ts';

/** Returns the writes that delete the files and documents of an ended profile, with the tasks of staff about them. */
export const endFiles = async (id: string): Promise<Write[]> => {
  const files = await readProfileFiles(id);
  return [deleteProfileFiles(id, files), ...documentTasks(id, files?.documents ?? [], [])];
};

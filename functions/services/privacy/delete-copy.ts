import { deleteObjects } from '../../platform/files.ts';
import { readDataExport } from '../../table/accounts/data-export.ts';
import { exportKey } from '../files/file-keys.ts';

/** Deletes the copy that a deleted user had requested from the bucket. Its item is deleted with the user's others. */
export const deleteCopy = async (userId: string): Promise<void> => {
  const copy = await readDataExport(userId);
  if (copy) await deleteObjects([exportKey(copy.object)]);
};

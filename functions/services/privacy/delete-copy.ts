import { deleteObjects } from '../../platform/files.ts';
import { readDataExport } from '../../table/accounts/data-export.ts';
import { exportKey } from '../files/file-keys.ts';

/** Deletes all copies of a user who may have none from the bucket. Their item is deleted separately. */
export const deleteCopy = async (userId: string): Promise<void> => {
  const copy = await readDataExport(userId);
  if (copy) await deleteObjects([copy.object, ...(copy.formerObjects ?? [])].map(exportKey));
};

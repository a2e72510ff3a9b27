import { deleteObjects } from '../../platform/files.ts';
import { logger } from '../../platform/logger.ts';
import { keysOf } from './file-keys.ts';

/**
 * Deletes the objects of files that the table no longer names. A failure is only logged, because no one can reach the
 * objects; the schedule `clean-files` deletes them later.
 */
export const removeFiles = async (fileIds: readonly string[]): Promise<void> => {
  try {
    await deleteObjects(fileIds.flatMap(keysOf));
  } catch (error) {
    logger.warn('Objects of removed files are left to clean-files', { fileIds, error: error as Error });
  }
};

import { deleteObjects } from '../../platform/files.ts';
import { logger } from '../../platform/logger.ts';
import { keysOf } from './file-keys.ts';

/**
 * Deletes the objects of files that the table no longer names. No one can reach them any more, so a failure is not
 * the caller's: the schedule clean-files finds the rest.
 */
export const removeFiles = async (fileIds: readonly string[]): Promise<void> => {
  try {
    await deleteObjects(fileIds.flatMap(keysOf));
  } catch (error) {
    logger.warn('Objects of removed files are left to clean-files', { fileIds, error: error as Error });
  }
};

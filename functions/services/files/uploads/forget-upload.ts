import { deleteObjects } from '../../../platform/files.ts';
import { logger } from '../../../platform/logger.ts';
import { uploadKey } from '../file-keys.ts';

/** The bucket forgets uploads after a day by itself. */
export const forgetUpload = (id: string) =>
  deleteObjects([uploadKey(id)]).catch((error: Error) => logger.warn('An upload is left to the bucket', { id, error }));

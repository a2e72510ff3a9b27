import { deleteObjects } from '../../../platform/files.ts';
import { logger } from '../../../platform/logger.ts';
import { uploadKey } from '../file-keys.ts';

/** Deletes an upload. A failure is only logged, because the bucket deletes uploads after a day. */
export const forgetUpload = (id: string) =>
  deleteObjects([uploadKey(id)]).catch((error: Error) => logger.warn('An upload is left to the bucket', { id, error }));

import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { type FilePurpose, MAX_API_FILE_BYTES } from '@plumbline/shared/options/files';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { sendToBucket } from '../../lib/api/send-to-bucket.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type Sending = { onProgress: (done: number) => void; signal: AbortSignal };

const throughApi = async (purpose: FilePurpose, file: File, sending: Sending): Promise<FileView> => {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('files', file);
  const [stored] = await call('POST /api/files/upload', { body: { purpose } }, { form, ...sending });
  if (!stored) throw new ApiError(0, 'unknown', '');
  return stored;
};

/**
 * Uploads a file that is too large for the API directly to the bucket. The API is called before and after the upload.
 */
const throughBucket = async (purpose: FilePurpose, file: File, { onProgress, signal }: Sending): Promise<FileView> => {
  const { name, size } = file;
  const form = await call('POST /api/files/uploads', { body: { purpose, name, size } }, { signal, onlyPrepares: true });
  await sendToBucket(form, file, { onProgress, signal });
  // No time limit: the server reads the whole file before it responds.
  return call('POST /api/files/uploads/{id}', { params: { id: form.id } }, { signal, noTimeout: true });
};

/** Stores a file of the user's profile and reports the progress [FIL-09]. */
export const sendFile = async (purpose: FilePurpose, chosen: File, sending: Sending): Promise<FileView> => {
  const file = await shrinkPhoto(chosen);
  return file.size > MAX_API_FILE_BYTES ? throughBucket(purpose, file, sending) : throughApi(purpose, file, sending);
};

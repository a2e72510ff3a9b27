import { ApiError } from './api-error.ts';
import { sendForm } from './send-form.ts';

type BucketForm = { url: string; fields: Readonly<Record<string, string>> };
type Sending = { onProgress: (done: number) => void; signal?: AbortSignal | undefined };

/**
 * Uploads a file directly to the bucket by a signed form. Failures throw the same errors as a request to the server.
 */
export const sendToBucket = async ({ url, fields }: BucketForm, file: File, { onProgress, signal }: Sending) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file);
  const { status } = await sendForm(url, form, { onProgress, signal });
  if (status > 299) throw new ApiError(status, 'unknown', '');
};

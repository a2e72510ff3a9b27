import { shortenFileName } from '@plumbline/shared/domain/files/file-name';
import { MAX_API_FILE_BYTES } from '@plumbline/shared/options/files';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../platform/errors.ts';

/** A file of an upload form. The sender chose the name, so it is only shown and decides nothing. */
export type UploadedFile = { name: string; bytes: Buffer };

const MAX_PARTS = 40;
const MAX_FIELD = 1000;
/** The bytes for boundaries, headers and fields, in addition to the files. */
const FRAME_BYTES = 64 * 1024;

const parseForm = async (event: APIGatewayProxyEventV2): Promise<FormData> => {
  const type = event.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError('not_a_form');
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_API_FILE_BYTES + FRAME_BYTES) throw new ApiError('request_too_large');
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiError('not_a_form');
  }
};

/**
 * Returns the fields and files of a multipart body. It isn't streamed, because the function has the body in memory
 * already.
 */
export const readForm = async (event: APIGatewayProxyEventV2) => {
  const form = [...(await parseForm(event))];
  if (form.length > MAX_PARTS) throw new ApiError('request_too_large');
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (name !== 'files') throw new ApiError('wrong_form_field', { path: 'files' });
      files.push({ name: shortenFileName(value.name), bytes: Buffer.from(await value.arrayBuffer()) });
    } else if (value.length > MAX_FIELD) throw new ApiError('request_too_large');
    else fields.set(name, value);
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > MAX_API_FILE_BYTES) throw new ApiError('request_too_large');
  return { body: Object.fromEntries(fields) as unknown, files };
};

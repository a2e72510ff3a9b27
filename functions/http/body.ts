import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../platform/errors.ts';
import { readForm, type UploadedFile } from './form.ts';

/** The most characters of a JSON body; rich texts have lower limits. */
const MAX_BODY_CHARACTERS = 200_000;

const withoutWireIds = (key: string, value: unknown): unknown => {
  // Keys with these names would survive JSON.parse and pollute prototypes in later merges.
  if (key === '__proto__' || key === 'constructor') return undefined;
  // Responses have both `id` and `_id`. A client that returns an entity may send both, which are equal.
  if (typeof value === 'object' && value !== null && '_id' in value) {
    const { _id: id, ...rest } = value;
    return { id, ...rest };
  }
  return value;
};

const parseJson = (text: string): unknown => {
  if (text.length > MAX_BODY_CHARACTERS) throw new ApiError('request_too_large');
  try {
    return text === '' ? {} : (JSON.parse(text, withoutWireIds) as unknown);
  } catch {
    throw new ApiError('invalid_json');
  }
};

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Requires a JSON body. A page of another site can send a form or plain text without a CORS preflight, but not JSON.
 */
const requireJson = ({ headers, body }: APIGatewayProxyEventV2): void => {
  if (!body || JSON_TYPE.test(headers['content-type'] ?? '')) return;
  throw new ApiError('unsupported_media_type');
};

export type Body = { rawBody: string; body: unknown; files: UploadedFile[] };

/** Returns the body of a request: raw, and parsed as JSON or as a form if the endpoint accepts one. */
export const readBody = async (event: APIGatewayProxyEventV2, endpoint: Endpoint): Promise<Body> => {
  if (endpoint.multipart) return { rawBody: '', ...(await readForm(event)) };
  const given = event.body ?? '';
  const rawBody = event.isBase64Encoded ? Buffer.from(given, 'base64').toString('utf8') : given;
  const takesJson = endpoint.body && !endpoint.rawBody;
  if (takesJson) requireJson(event);
  return { rawBody, body: takesJson ? parseJson(rawBody) : undefined, files: [] };
};

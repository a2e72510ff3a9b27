import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { badRequest } from './errors.ts';

/** The largest JSON body; rich texts are bounded well below it. */
const MAX_BODY_CHARACTERS = 200_000;

const withoutWireIds = (key: string, value: unknown): unknown => {
  // Own keys named __proto__ would survive JSON.parse and poison later merges.
  if (key === '__proto__' || key === 'constructor') return undefined;
  if (typeof value === 'object' && value !== null && '_id' in value && !('id' in value)) {
    const { _id: id, ...rest } = value;
    return { id, ...rest };
  }
  return value;
};

/** The body of a request: raw, and parsed as JSON where the endpoint takes one. */
export const readBody = (event: APIGatewayProxyEventV2, endpoint: Endpoint): { rawBody: string; body: unknown } => {
  const given = event.body ?? '';
  const rawBody = event.isBase64Encoded ? Buffer.from(given, 'base64').toString('utf8') : given;
  if (endpoint.rawBody || !endpoint.body) return { rawBody, body: undefined };
  if (rawBody.length > MAX_BODY_CHARACTERS) throw badRequest('The request is too large');
  try {
    return { rawBody, body: rawBody === '' ? {} : (JSON.parse(rawBody, withoutWireIds) as unknown) };
  } catch {
    throw badRequest('The request is not valid JSON');
  }
};

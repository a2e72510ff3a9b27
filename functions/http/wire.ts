import { createHash } from 'node:crypto';
import { type Endpoint, mediaTypes } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Adds `_id` to every entity with an `id` in responses; the code uses `id` only. */
const withWireId = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value && !('_id' in value)
    ? { _id: value.id, ...value }
    : value;

const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The seconds for which caches may serve an expired response while they fetch a newer one. */
const STALE_SECONDS = 60;

const kept = (seconds: number): string =>
  `public, max-age=60, s-maxage=${seconds}, stale-while-revalidate=${Math.min(seconds, STALE_SECONDS)}`;

/** Returns a checked response in the gateway's format; 304 when the caller has it already. */
export const toResponse = (
  { status = 200, media, cacheSeconds }: Endpoint,
  answer: unknown,
  asked: Record<string, string | undefined>,
): APIGatewayProxyStructuredResultV2 => {
  const type = media ? mediaTypes[media] : 'application/json';
  const body = media ? String(answer) : JSON.stringify(answer, withWireId);
  if (cacheSeconds === undefined) {
    return { statusCode: status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
  }
  const etag = tagOf(body);
  const headers = { 'cache-control': kept(cacheSeconds), vary: 'accept-language', etag };
  if (asked['if-none-match']?.includes(etag)) return { statusCode: 304, headers, body: '' };
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': type },
    body,
    ...(type.startsWith('image/') && { isBase64Encoded: true }),
  };
};

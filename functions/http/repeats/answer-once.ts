import { createHash } from 'node:crypto';
import { type Endpoint, isWrite, WRITE_KEY_HEADER } from '@plumbline/shared/contracts/endpoint';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { epochSeconds, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { sealWith, unsealWith } from '../../platform/secrets/seal-with.ts';
import { acquireLock, completeLock, type Lock, releaseLock } from '../../table/idempotency/lock.ts';

type Response = APIGatewayProxyStructuredResultV2;

const SCOPE = 'write';
/** A key must be random, such as a UUID, so that it can't be guessed. */
const WRITE_KEY = /^[\w-]{20,64}$/;
/** Functions run for ten seconds at most, so the first call has ended after this time in ms. */
const LEASE_MS = 30_000;
/** The most characters of a stored response. An item can have 400 KB, and responses to writes are much smaller. */
const MAX_RESPONSE_CHARACTERS = 300_000;

const digest = (...parts: readonly unknown[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** Returns the write's name in the table. The same key with another caller, path or body is another write. */
const nameOf = (event: APIGatewayProxyEventV2, userId: unknown, key: string): string => {
  const { routeKey, rawPath, rawQueryString, body } = event;
  return digest(key, userId, routeKey, rawPath, rawQueryString, digest(body).toString('hex')).toString('base64url');
};

const leaseFrom = (requestId: string): Lock => {
  const at = now();
  return {
    at: at.toISOString(),
    until: new Date(at.getTime() + LEASE_MS).toISOString(),
    ttl: epochSeconds(new Date(at.getTime() + HOUR_MS)),
    holder: requestId,
  };
};

/** Stores the response for repeats. The write itself has succeeded, so a failure is only logged. */
const keepResponse = async (name: string, lease: Lock, sealed: string): Promise<void> => {
  try {
    if (sealed.length > MAX_RESPONSE_CHARACTERS) throw new Error('The response is too long to keep');
    await completeLock(SCOPE, name, lease, { response: sealed });
  } catch (error) {
    logger.error('A response was not kept for repeats', { error: error as Error });
  }
};

/**
 * Runs a write once for each key. A repeat, sent because the response was lost, gets the first response. While the
 * first call runs, a repeat gets 503; after a failed call it runs again. The stored response is encrypted with the
 * caller's key, which isn't stored, so the table doesn't reveal cookies or contact details.
 */
export const answerOnce = async (
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  userId: unknown,
  run: () => Promise<Response>,
): Promise<Response> => {
  const key = event.headers[WRITE_KEY_HEADER];
  if (!isWrite(endpoint) || !key || !WRITE_KEY.test(key)) return run();
  const [name, secret] = [nameOf(event, userId, key), digest('response', key)];
  const lease = leaseFrom(event.requestContext.requestId);
  const { state, response: kept } = await acquireLock(SCOPE, name, lease);
  if (state === 'sending') throw new ApiError('unavailable', { headers: { 'retry-after': '1' } });
  if (state === 'sent' && kept) return JSON.parse(unsealWith(secret, kept, name) ?? '{}') as Response;
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    await releaseLock(SCOPE, name, lease).catch((reason: Error) =>
      logger.error('A write key stays', { error: reason }),
    );
    throw error;
  }
  await keepResponse(name, lease, sealWith(secret, JSON.stringify(response), name));
  return response;
};

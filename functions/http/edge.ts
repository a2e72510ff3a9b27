import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { keyValuesOf } from '@plumbline/shared/key-purposes';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../platform/errors.ts';
import { tryAcceptedValues } from '../platform/secrets/keys.ts';

type Headers = Record<string, string | undefined>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The most secrets that are compared; the edge sends at most the current and the previous one. */
const MOST_SENT = 4;

/**
 * Throws 403 for a call to the gateway's own address: only the edge has the secret that it adds to every call. The edge
 * has the list of its last deployment, which can be older or newer than the functions' list, so one common value is
 * enough.
 */
export const requireEdge = async (headers: Headers): Promise<void> => {
  const sent = keyValuesOf(headers['x-origin-secret'] ?? '')
    .slice(0, MOST_SENT)
    .map(digest);
  const isFromEdge = await tryAcceptedValues('origin', (value) => {
    const expected = digest(value);
    return sent.some((each) => timingSafeEqual(each, expected)) || undefined;
  });
  if (!isFromEdge) throw new ApiError('forbidden');
};

const hextets = (text: string): string[] =>
  text
    .split(':')
    .filter(Boolean)
    // An IPv4 address at the end of an IPv6 address counts as two groups.
    .flatMap((part) => (part.includes('.') ? ['0', '0'] : [Number.parseInt(part, 16).toString(16)]));

/** Returns the first half of an IPv6 address, which identifies a network. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const [before, after] = [hextets(head), hextets(tail ?? '')];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`;
};

/**
 * Returns the caller's address for limits: an IPv4 address, or an IPv6 network, whose addresses all belong to one
 * subscriber.
 */
export const viewerAddress = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
};

/**
 * Returns the viewer's address for limits and logs. The gateway sees CloudFront's address; the edge adds the viewer's
 * in a header.
 */
export const addressOf = ({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string =>
  viewerAddress(headers['x-viewer-address'] ?? requestContext.http.sourceIp);

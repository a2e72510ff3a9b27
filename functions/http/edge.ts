import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { originSecret } from '../platform/origin-secret.ts';
import { ApiError } from './errors.ts';

type Headers = Record<string, string | undefined>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** 403 for a call to the gateway's own address: only the edge knows the secret that it adds to every call. */
export const mustComeFromEdge = async (headers: Headers): Promise<void> => {
  const given = headers['x-origin-secret'] ?? '';
  if (!timingSafeEqual(digest(given), digest(await originSecret()))) throw new ApiError('forbidden');
};

const hextets = (text: string): string[] =>
  text
    .split(':')
    .filter(Boolean)
    // An IPv4 address at the end stands for two.
    .flatMap((part) => (part.includes('.') ? ['0', '0'] : [Number.parseInt(part, 16).toString(16)]));

/** The first half of an IPv6 address, which names a network. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const [before, after] = [hextets(head), hextets(tail ?? '')];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`;
};

/** Who calls, as far as limits are concerned: an IPv4 address, or an IPv6 network, all of which is one subscriber's. */
export const viewerAddress = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cookies } from 'cookie';
import { newKey } from '../../platform/ids.ts';
import { currentKey, tryAcceptedKeys } from '../../platform/secrets/keys.ts';
import { cookie, cookieOf } from './cookie.ts';

const scope = { name: 'knownDevice', path: '/api/auth', seconds: 180 * 24 * 60 * 60 };

const signatureOf = (key: Buffer, device: string, email: string): string =>
  createHmac('sha256', key).update(`${device}.${email}`).digest('base64url');

/** Returns the Set-Cookie value that marks a browser where the owner of an e-mail has signed in. */
export const knownDeviceCookie = async (email: string): Promise<string> => {
  const device = newKey();
  return cookie(scope, `${device}.${signatureOf(await currentKey('known-device'), device, email)}`);
};

/**
 * Returns the id of a browser that has signed in with the e-mail before. Its failed sign-ins are counted separately.
 * Undefined for other browsers.
 */
export const knownDeviceOf = async (cookies: Cookies, email: string): Promise<string | undefined> => {
  const [device, given = ''] = cookieOf(cookies, scope)?.split('.') ?? [];
  if (!device) return undefined;
  const bytes = Buffer.from(given);
  return tryAcceptedKeys('known-device', (key) => {
    const expected = Buffer.from(signatureOf(key, device, email));
    return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? device : undefined;
  });
};

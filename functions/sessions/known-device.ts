import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cookies } from 'cookie';
import { cookie, cookieOf } from '../http/cookie.ts';
import { newKey } from '../platform/ids.ts';
import { secret } from '../platform/secrets.ts';

const scope = { name: 'knownDevice', path: '/api/auth', seconds: 180 * 24 * 60 * 60 };

/** A key of its own, derived from the stack's. */
const signatureOf = async (device: string, email: string): Promise<string> => {
  const key = createHmac('sha256', await secret('ALTCHA_HMAC_KEY'))
    .update('known-device')
    .digest();
  return createHmac('sha256', key).update(`${device}.${email}`).digest('base64url');
};

/** The Set-Cookie value of a browser in which the owner of an e-mail has proved who they are. */
export const knownDeviceCookie = async (email: string): Promise<string> => {
  const device = newKey();
  return cookie(scope, `${device}.${await signatureOf(device, email)}`);
};

/** The browser, if it is one that knows the e-mail; its tries to sign in count apart from everybody else's. */
export const knownDeviceOf = async (cookies: Cookies, email: string): Promise<string | undefined> => {
  const [device, given = ''] = cookieOf(cookies, scope)?.split('.') ?? [];
  if (!device) return undefined;
  const expected = Buffer.from(await signatureOf(device, email));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? device : undefined;
};

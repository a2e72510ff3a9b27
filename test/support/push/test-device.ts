import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import type { PushedMessage } from '../../../infra/local/dev-endpoints/push-service.ts';
import { devEndpoint, origin } from '../cloud/cloud.ts';

const RECORD_SIZE_BYTES = 4;
const SALT_BYTES = 16;

export type Pushed = { title: string; body: string; path: string; tag: string };

/** Decrypts a message as a browser does (RFC 8291 and RFC 8188). */
const decrypt = (message: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): Pushed => {
  const salt = message.subarray(0, SALT_BYTES);
  const keyLength = message[SALT_BYTES + RECORD_SIZE_BYTES]!;
  const header = SALT_BYTES + RECORD_SIZE_BYTES + 1;
  const sender = message.subarray(header, header + keyLength);
  const content = message.subarray(header + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // A 2 ends the last record; zeros may follow.
  return JSON.parse(String(padded.subarray(0, padded.lastIndexOf(2))));
};

const partOf = (authorization: string, name: string): string =>
  new RegExp(`${name}=([\\w.-]+)`).exec(authorization)?.[1] ?? '';

/** Returns the claims of a message's signature (RFC 8292). Throws when the signature is wrong. */
const verifiedClaims = ({ headers }: PushedMessage, publicKey: string): { aud: string; sub: string; exp: number } => {
  const { authorization = '' } = headers;
  const [head, claims, signature] = partOf(authorization, 't').split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isValid || partOf(authorization, 'k') !== publicKey) throw new Error('The signature of the message is wrong');
  return JSON.parse(String(Buffer.from(claims!, 'base64url')));
};

/** A browser's subscription at the push service of the local cloud. `name` decides how the service responds. */
export const newDevice = (name: 'phone' | 'gone' | 'broken' = 'phone') => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const path = `push/${name}-${randomUUID()}`;
  const received = async () => (await devEndpoint(path)) as PushedMessage[];
  return {
    subscription: {
      endpoint: `${origin()}/__local/${path}`,
      keys: { p256dh: curve.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      kind: 'android',
      browser: 'chrome',
    },
    received,
    /** Returns the decrypted messages, oldest first. */
    pushed: async (): Promise<Pushed[]> =>
      (await received()).map(({ body }) => decrypt(Buffer.from(body, 'base64'), curve, auth)),
    claims: async (publicKey: string) => (await received()).map((message) => verifiedClaims(message, publicKey)),
  };
};
export type TestDevice = ReturnType<typeof newDevice>;

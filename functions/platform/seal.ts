import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKey, tryAcceptedKeys } from './keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that nobody outside can read or change; `purpose` must be the same when it is opened. */
export const seal = async (text: string, purpose: string): Promise<string> => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await currentKey('seal'), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

const open = (bytes: Buffer, purpose: string, key: Buffer): string | undefined => {
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** Undefined for what was not sealed here for this purpose. */
export const unseal = async (sealed: string, purpose: string): Promise<string | undefined> => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  return tryAcceptedKeys('seal', (key) => open(bytes, purpose, key));
};

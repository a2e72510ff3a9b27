import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Returns whether a text is long enough to have been encrypted by `sealWith`. */
export const canBeSealed = (text: string): boolean => Buffer.from(text, 'base64url').length > NONCE_BYTES + TAG_BYTES;

/** Encrypts and signs a text with a key of 32 bytes. Opening it requires the same `purpose`. */
export const sealWith = (key: Buffer, text: string, purpose: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Decrypts a text. Undefined when it wasn't encrypted with this key for this purpose. */
export const unsealWith = (key: Buffer, sealed: string, purpose: string): string | undefined => {
  if (!canBeSealed(sealed)) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
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

import { createHash, randomBytes } from 'node:crypto';

/** Returns a new id of 24 hexadecimal characters. All are random, because anonymous names show the first four. */
export const newId = (): string => randomBytes(12).toString('hex');

/** Returns a single-use key for a link: 256 random bits, URL safe. Only its hash is stored. */
export const newKey = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

import { createHash, randomBytes } from 'node:crypto';

/** 24 hex characters, random from the first one: anonymous names show the first four. */
export const newId = (): string => randomBytes(12).toString('hex');

/** A single-use key for a link: 256 bits, URL safe. Only its hash is stored. */
export const newKey = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

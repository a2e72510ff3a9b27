import { currentKey, tryAcceptedKeys } from './keys.ts';
import { canBeSealed, sealWith, unsealWith } from './seal-with.ts';

/** Encrypts and signs a text. Opening it requires the same `purpose`. */
export const seal = async (text: string, purpose: string): Promise<string> =>
  sealWith(await currentKey('seal'), text, purpose);

/** Decrypts a text of `seal`. Undefined when it wasn't encrypted by this product for this purpose. */
export const unseal = async (sealed: string, purpose: string): Promise<string | undefined> =>
  canBeSealed(sealed) ? tryAcceptedKeys('seal', (key) => unsealWith(key, sealed, purpose)) : undefined;

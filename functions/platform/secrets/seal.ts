import { currentKey, tryAcceptedKeys } from './keys.ts';
import { canBeSealed, sealWith, unsealWith } from './seal-with.ts';

/** Encrypts and signs a text; `purpose` must be the same when it is opened. */
export const seal = async (text: string, purpose: string): Promise<string> =>
  sealWith(await currentKey('seal'), text, purpose);

/** Undefined for what was not sealed here for this purpose. */
export const unseal = async (sealed: string, purpose: string): Promise<string | undefined> =>
  canBeSealed(sealed) ? tryAcceptedKeys('seal', (key) => unsealWith(key, sealed, purpose)) : undefined;

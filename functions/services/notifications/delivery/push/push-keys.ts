import { createECDH } from 'node:crypto';
import { currentKey, tryAcceptedKeys } from '../../../../platform/secrets/keys.ts';

/** A pair of keys by which push services recognize this server (VAPID, RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Returns the pair whose private key is a secret's 32 bytes. */
const pairOf = (secret: Buffer): PushKeys => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: secret.toString('base64url') };
};

export const currentPushKeys = async (): Promise<PushKeys> => pairOf(await currentKey('push'));

/** Returns the accepted pair of a public key. Undefined when its secret was rotated out. */
export const findPushKeys = (publicKey: string): Promise<PushKeys | undefined> =>
  tryAcceptedKeys('push', (secret) => {
    const pair = pairOf(secret);
    return pair.publicKey === publicKey ? pair : undefined;
  });

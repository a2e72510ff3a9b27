import { keyValuesOf } from '@plumbline/shared/key-purposes';
import { secretReader } from './read-secret.ts';

type Secrets = {
  STRIPE_SECRET_KEY: string;
  /** One value, or several separated by commas while an endpoint of the webhook replaces another. */
  STRIPE_WEBHOOK_SECRET: string;
};

/** A signature that fits no known value makes a container read the secret again if what it has is older than this. */
const REREAD_MS = 10_000;

const read = secretReader('SECRETS_ID');

/** One of Stripe's secrets, from the environment (local cloud) or from the secret, read at most `maxAgeMs` ago. */
export const secret = async (name: keyof Secrets, maxAgeMs?: number): Promise<string> => {
  const given = process.env[name];
  if (given) return given;
  const value = (JSON.parse((await read(maxAgeMs)) ?? '{}') as Partial<Secrets>)[name];
  if (!value) throw new Error(`The secret ${name} is missing`);
  return value;
};

/**
 * Returns the first result that a webhook secret leads to, undefined when none does. A new value in the secret is found
 * at the first signature that needs it.
 */
export const tryWebhookSecrets = async <T>(attempt: (value: string) => T | undefined): Promise<T | undefined> => {
  const known = await secret('STRIPE_WEBHOOK_SECRET');
  const tryAll = (list: string) => {
    for (const value of keyValuesOf(list)) {
      const result = attempt(value);
      if (result !== undefined) return result;
    }
    return undefined;
  };
  const result = tryAll(known);
  if (result !== undefined) return result;
  const latest = await secret('STRIPE_WEBHOOK_SECRET', REREAD_MS);
  return latest === known ? undefined : tryAll(latest);
};

import { keyValuesOf } from '@plumbline/shared/key-purposes';
import { secretReader } from './read-secret.ts';

type Secrets = {
  STRIPE_SECRET_KEY: string;
  /** One value, or several separated by commas while one webhook endpoint replaces another. */
  STRIPE_WEBHOOK_SECRET: string;
};

/** The age in ms after which the secret is read again when a signature matches no known value. */
const REREAD_MS = 10_000;

const read = secretReader('SECRETS_ID');

/**
 * Returns one of Stripe's secrets, from the environment in the local cloud or from the stack's secret, read at most
 * `maxAgeMs` ago.
 */
export const secret = async (name: keyof Secrets, maxAgeMs?: number): Promise<string> => {
  const given = process.env[name];
  if (given) return given;
  const value = (JSON.parse((await read(maxAgeMs)) ?? '{}') as Partial<Secrets>)[name];
  if (!value) throw new Error(`The secret ${name} is missing`);
  return value;
};

/**
 * Calls `attempt` with the webhook secrets and returns its first result; undefined when there is none. If no known
 * secret matches, the secrets are read again.
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

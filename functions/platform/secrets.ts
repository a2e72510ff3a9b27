import { secretReader } from './read-secret.ts';

type Secrets = { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; ALTCHA_HMAC_KEY: string };

const read = secretReader('SECRETS_ID');

/** A secret from the environment (local cloud) or, once per container, from the stack's secret. */
export const secret = async (name: keyof Secrets): Promise<string> => {
  const given = process.env[name];
  if (given) return given;
  const value = (JSON.parse((await read()) ?? '{}') as Partial<Secrets>)[name];
  if (!value) throw new Error(`The secret ${name} is missing`);
  return value;
};

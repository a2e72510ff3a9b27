import { secretReader } from './read-secret.ts';

/** Stripe signs events with both webhook secrets while one is replaced, so one value each is enough. */
type Secrets = { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string };

const read = secretReader('SECRETS_ID');

/** One of Stripe's secrets, from the environment (local cloud) or from the stack's secret. */
export const secret = async (name: keyof Secrets): Promise<string> => {
  const given = process.env[name];
  if (given) return given;
  const value = (JSON.parse((await read()) ?? '{}') as Partial<Secrets>)[name];
  if (!value) throw new Error(`The secret ${name} is missing`);
  return value;
};

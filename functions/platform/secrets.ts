import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

type Secrets = { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; ALTCHA_HMAC_KEY: string };

let loading: Promise<Partial<Secrets>> | undefined;

const load = async (): Promise<Partial<Secrets>> => {
  const SecretId = process.env.SECRETS_ID;
  if (!SecretId) return {};
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  return JSON.parse(SecretString ?? '{}') as Partial<Secrets>;
};

/** A secret from the environment (local cloud) or, once per container, from the stack's secret. */
export const secret = async (name: keyof Secrets): Promise<string> => {
  const given = process.env[name];
  if (given) return given;
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const value = (await loading)[name];
  if (!value) throw new Error(`The secret ${name} is missing`);
  return value;
};

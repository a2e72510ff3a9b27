import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../clock.ts';
import { logger } from '../logger.ts';

/** The age in ms after which a container reads a secret again, so that it uses a rotated value. */
const LONGEST_AGE_MS = 5 * MINUTE_MS;

/** Returns the secret, read at most `maxAgeMs` ago; undefined when its environment variable isn't set. */
export type SecretReader = (maxAgeMs?: number) => Promise<string | undefined>;

const load = async (variable: string): Promise<string | undefined> => {
  const SecretId = process.env[variable];
  if (!SecretId) return undefined;
  return (await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }))).SecretString;
};

/**
 * Returns a reader of the secret that an environment variable names. When a later read fails, it keeps the earlier
 * value.
 */
export const secretReader = (variable: string): SecretReader => {
  let cached: { value: Promise<string | undefined>; readAt: number } | undefined;
  const read = (): Promise<string | undefined> => {
    const before = cached;
    const value = load(variable).catch((error: unknown) => {
      if (!before) {
        cached = undefined;
        throw error;
      }
      logger.warn('Secret not read again', { variable, error: error as Error });
      return before.value;
    });
    cached = { value, readAt: now().getTime() };
    return value;
  };
  return (maxAgeMs = LONGEST_AGE_MS) => (cached && now().getTime() - cached.readAt < maxAgeMs ? cached.value : read());
};

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads the secret that an environment variable names, once per container; undefined when there is no such variable. */
export const secretReader = (variable: string): (() => Promise<string | undefined>) => {
  let loading: Promise<string | undefined> | undefined;
  const load = async (): Promise<string | undefined> => {
    const SecretId = process.env[variable];
    if (!SecretId) return undefined;
    return (await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }))).SecretString;
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

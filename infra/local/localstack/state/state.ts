import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
} from '@aws-sdk/client-secrets-manager';
import { readJson, writeJson } from '../../state.ts';
import type { Clients } from '../clients.ts';

/**
 * Returns the folder of the state. It is separate from that of `npm start` without LocalStack, because the accounts
 * differ.
 */
export const stateDirectory = (localDir: string, address: string | undefined): string =>
  address ? join(localDir, 'on-localstack') : localDir;

const NAME = 'plumbline-local-state';

/**
 * Checks whether the data of LocalStack and of this local cloud belong together: each records the other one. They
 * differ because LocalStack loses its data when it ends, while the local cloud keeps accounts and demo data on the
 * disk.
 */
export async function openState(localDir: string, { secrets }: Pick<Clients, 'secrets'>) {
  const path = join(localDir, 'localstack.json');
  const here = readJson<{ id?: string }>(path, {}).id;
  const there = await secrets.send(new GetSecretValueCommand({ SecretId: NAME })).then(
    ({ SecretString }) => SecretString,
    (error) => {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    },
  );
  return {
    isOurs: here !== undefined && here === there,
    /**
     * Records the partner on both sides, once both are empty. After an interruption, the next start empties them again.
     */
    take: async (): Promise<void> => {
      const SecretString = randomUUID();
      try {
        await secrets.send(new CreateSecretCommand({ Name: NAME, SecretString }));
      } catch (error) {
        if (!(error instanceof ResourceExistsException)) throw error;
        await secrets.send(new PutSecretValueCommand({ SecretId: NAME, SecretString }));
      }
      writeJson(path, { id: SecretString });
    },
  };
}

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

/** Apart from what `npm start` keeps: accounts of the one are none of the other. */
export const stateDirectory = (localDir: string, address: string | undefined): string =>
  address ? join(localDir, 'on-localstack') : localDir;

const NAME = 'plumbline-local-state';

/**
 * Whether the data of a LocalStack and of this local cloud belong together: both record their last partner. LocalStack
 * loses everything when it ends, and the tests leave their data in it, while accounts and demo data stay on the disk.
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
    /** To be called once both are empty: cut short, the next start empties them again. */
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

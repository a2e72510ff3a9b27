import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, ResourceNotFoundException } from '@aws-sdk/client-secrets-manager';
import { afterAll, expect, it } from 'vitest';
import { removePath } from '../../state.ts';
import type { Clients } from '../clients.ts';
import { openState, stateDirectory } from './state.ts';

const root = mkdtempSync(join(tmpdir(), 'plumbline-'));
afterAll(() => removePath(root));

/** Returns a Secrets Manager with one secret. */
const emptyLocalStack = () => {
  let kept: string | undefined;
  const send = async (command: { input: object }) => {
    if (command instanceof GetSecretValueCommand && kept === undefined) {
      throw new ResourceNotFoundException({ message: 'none', $metadata: {} });
    }
    if ('SecretString' in command.input) kept = String(command.input.SecretString);
    return { SecretString: kept };
  };
  return { secrets: { send } as unknown as Clients['secrets'] };
};

const isOurs = async (directory: string, localstack: Pick<Clients, 'secrets'>) =>
  (await openState(join(root, directory), localstack)).isOurs;
const take = async (directory: string, localstack: Pick<Clients, 'secrets'>) =>
  (await openState(join(root, directory), localstack)).take();

it('the local cloud recognizes the LocalStack it used last, and not one that was restarted', async () => {
  const first = emptyLocalStack();
  expect(await isOurs('a', first)).toBe(false);
  await take('a', first);
  expect(await isOurs('a', first)).toBe(true);
  expect(await isOurs('a', emptyLocalStack())).toBe(false);
});

it("the local cloud doesn't recognize a LocalStack that another process has used in the meantime", async () => {
  const localstack = emptyLocalStack();
  await take('b', localstack);
  await take('tests', localstack);
  expect(await isOurs('b', localstack)).toBe(false);
  expect(await isOurs('tests', localstack)).toBe(true);
});

it('the local cloud keeps its state separate from a start without LocalStack', () => {
  expect(stateDirectory('.local', undefined)).toBe('.local');
  expect(stateDirectory('.local', 'http://localhost:4566')).toBe(join('.local', 'on-localstack'));
});

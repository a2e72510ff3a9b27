import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '../../../infra/local/cloud.ts';
import { startMemoryTable } from '../memory-table/server/table-server.ts';

/**
 * Runs a local cloud in a separate folder; sends its origin to the parent and stops when the parent asks or ends.
 * `--web` serves the built site, `--seed` adds the demo data, `--memory-table` replaces DynamoDB Local, `--dir` names a
 * folder that is kept, `--dynamodb` the address of a DynamoDB Local that outlives this process.
 */
const flag = (name: string): boolean => process.argv.includes(name);
const flagValue = (name: string) => (flag(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const kept = flagValue('--dir');
const endpoint = flagValue('--dynamodb');
const useRunning = endpoint ? async () => ({ endpoint, stop: async () => {} }) : undefined;
const localDir = kept ?? (await mkdtemp(join(tmpdir(), 'plumbline-')));
const cloud = await startLocalCloud({
  port: 0,
  localDir,
  seed: flag('--seed'),
  web: flag('--web') ? 'built' : 'none',
  inMemory: !kept,
  startDynamoDb: flag('--memory-table') ? startMemoryTable : useRunning,
  schedulesOnDemand: true,
  quiet: true,
});

/**
 * The environment that a handler needs to run in the tests' own process, on this cloud's table, user pool and mailbox.
 */
const handlerEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(AWS_|TABLE_|SITE_|MAIL_|USER_POOL_|STRIPE_WEBHOOK_|FILES_|SECRETS_)|_KEYS(_ID)?$/.test(name),
    ),
  );

const stop = async () => {
  await cloud.stop();
  if (!kept) await rm(localDir, { recursive: true, force: true });
  process.exit(0);
};
process.once('disconnect', stop);
process.once('SIGTERM', stop);

process.send?.({ origin: cloud.origin, environment: handlerEnvironment() });

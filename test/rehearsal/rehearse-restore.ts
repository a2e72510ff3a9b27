/**
 * `npm run rehearse-restore`: loses the table of a local cloud with demo data and restores it, with the commands and
 * settings of docs/operations/recovery.md. Exits with 1 when a step fails or an item or file is lost.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamoDb } from '../../infra/local/dynamodb/dynamodb.ts';
import { deleteTable, type RehearsedCloud, startCloud, waitForDemo } from './rehearsed-cloud.ts';
import { copyTable, countDifferences, restoreCopy } from './table-copy.ts';

const RESTORED = 'plumbline-restored';
const streamOf = (table: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${table}/stream/none`;
const MANAGE_TABLE = 'functions/operator/table/manage-table.ts';
const TWO_DAYS_MS = 172_800_000;

type Step = { step: string; seconds: number; result: string };
const steps: Step[] = [];

/** Runs a step, and prints its duration and result. */
const step = async <T>(name: string, work: () => Promise<T>, describe: (result: T) => string): Promise<T> => {
  const start = performance.now();
  const result = await work();
  const done = { step: name, seconds: Math.round((performance.now() - start) / 100) / 10, result: describe(result) };
  steps.push(done);
  console.log(`${done.seconds.toFixed(1).padStart(6)} s  ${name}: ${done.result}`);
  return result;
};

const verify = async (cloud: RehearsedCloud): Promise<string> => {
  const { status, output } = await cloud.runCommand(MANAGE_TABLE, 'verify', '--rate', '3000');
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  assert.equal(status, 0, output);
  return last;
};

/** Runs a schedule and returns its result, or the error of a run that failed. */
const cleanFiles = async ({ call }: RehearsedCloud): Promise<{ deleted?: number; refused?: number; failed?: true }> => {
  const response = await call('/__local/schedules/clean-files', {});
  if (!response.ok) return { failed: true };
  return ((await response.json()) as { result: { deleted: number; refused?: number } }).result;
};

const countObjects = (verdict: string): number => Number(/(\d+) objects of files/.exec(verdict)?.[1]);

/** Signs a demo user in and returns the status of the response. */
const signIn = async ({ call }: RehearsedCloud): Promise<number> => {
  const [demo] = (await (await call('/__local/demo')).json()) as { email: string; password: string }[];
  return (await call('/api/auth/login', { email: demo?.email, password: demo?.password })).status;
};

const localDir = await mkdtemp(join(tmpdir(), 'plumbline-restore-'));
/** One database for all starts of the cloud, as AWS has one; in memory, because it is much faster. */
const database = await startDynamoDb(localDir, true);
let cloud: RehearsedCloud | undefined;
const replaceCloud = async (settings: Record<string, string>, flags: string[] = []): Promise<RehearsedCloud> => {
  await cloud?.stop();
  cloud = await startCloud(localDir, settings, ['--dynamodb', database.endpoint, ...flags]);
  return cloud;
};

const rehearse = async (): Promise<string> => {
  const first = await step(
    'Start the stage with demo data',
    async () => {
      const started = await replaceCloud({}, ['--seed']);
      await waitForDemo(localDir);
      await started.call('/__local/settle', {});
      // The demo data leave out the entries of the next digests, which are e-mails.
      await started.runCommand('functions/operator/rebuild/rebuild.ts', 'digests');
      return started;
    },
    ({ environment }) => `table ${environment.TABLE_NAME}`,
  );
  const verdict = await step('Verify it', () => verify(first), String);
  const copy = await step(
    'Back up the table',
    () => copyTable(first.client, first.environment.TABLE_NAME ?? ''),
    ({ items }) => `${items.length} items`,
  );

  await step(
    'Lose the table',
    async () => {
      await deleteTable(first);
      await first.call('/__local/clock', { advanceMs: TWO_DAYS_MS });
      return { status: await signIn(first), clean: await cleanFiles(first) };
    },
    ({ status, clean }) => {
      assert.equal(status, 500);
      assert.deepEqual(clean, { failed: true });
      return `sign-in responds ${status}, clean-files fails and deletes nothing`;
    },
  );
  const wrong = await step(
    'Start with a wrong, empty table',
    () => replaceCloud({ TABLE_STREAM_ARN: streamOf('plumbline-wrong') }),
    ({ environment }) => `table ${environment.TABLE_NAME}`,
  );
  await step(
    'Clean files with the wrong table',
    () => cleanFiles(wrong),
    ({ deleted, refused = 0 }) => {
      assert.deepEqual({ deleted, isRefused: refused > 0 }, { deleted: 0, isRefused: true });
      return `the fuse blew: ${refused} objects without a name, none deleted`;
    },
  );

  await step(
    'Restore into a table with another name',
    async () => {
      await restoreCopy(wrong.client, copy, RESTORED);
      return countDifferences(copy, await copyTable(wrong.client, RESTORED));
    },
    (differences) => {
      assert.equal(differences, 0);
      return `${RESTORED}, every item as in the backup`;
    },
  );
  const prepared = await step(
    'Prepare it',
    () => wrong.runCommand(MANAGE_TABLE, 'prepare', RESTORED),
    ({ status, output }) => {
      assert.equal(status, 0, output);
      return output.trimEnd().split('\n').at(-1) ?? '';
    },
  );
  // DynamoDB Local has a region of its own, which CloudFormation would refuse.
  const TABLE_STREAM_ARN = (/TABLE_STREAM_ARN=(\S+)/.exec(prepared.output)?.[1] ?? '').replace('ddblocal', 'us-east-1');

  const restored = await step(
    'Take it over by TABLE_STREAM_ARN, with CLEAN_FILES=off',
    () => replaceCloud({ TABLE_STREAM_ARN, CLEAN_FILES: 'off' }),
    ({ environment }) => {
      assert.equal(environment.TABLE_NAME, RESTORED);
      return `table ${environment.TABLE_NAME}`;
    },
  );
  const restoredVerdict = await step('Verify it', () => verify(restored), String);
  assert.equal(countObjects(restoredVerdict), countObjects(verdict));
  await step(
    'Sign in, and let the stream consumers catch up',
    async () => {
      assert.equal(await signIn(restored), 200);
      assert.equal((await restored.call('/__local/settle', {})).status, 200);
    },
    () => 'both work',
  );
  const last = await step(
    'Clean files again, with CLEAN_FILES=on',
    async () => {
      const started = await replaceCloud({ TABLE_STREAM_ARN });
      return { clean: await cleanFiles(started), verdict: await verify(started) };
    },
    ({ clean, verdict: after }) => {
      assert.deepEqual(clean, { deleted: 0 });
      return after;
    },
  );
  assert.equal(countObjects(last.verdict), countObjects(verdict));
  return `${copy.items.length} items and ${countObjects(verdict)} objects`;
};

try {
  const kept = await rehearse();
  const recovery = steps.slice(steps.findIndex(({ step: name }) => name.startsWith('Restore')));
  const seconds = recovery.reduce((sum, { seconds: each }) => sum + each, 0);
  console.log(`Restored and verified ${kept} in ${Math.round(seconds)} s. Nothing is lost.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('The rehearsal failed.');
  process.exitCode = 1;
} finally {
  await cloud?.stop();
  await database.stop();
  await rm(localDir, { recursive: true, force: true });
}

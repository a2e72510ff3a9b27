import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { StartedCloud } from './cloud.ts';

/** Whether the tests run on another table: DynamoDB Local, or LocalStack's. */
const hasOtherTable = process.env.TABLE === 'dynamodb-local' || Boolean(process.env.AWS_ENDPOINT_URL);

/** Flags for a table in memory, which takes no Java and a third less processor time. */
export const tableFlags = hasOtherTable ? [] : ['--memory-table'];

const started = (child: ChildProcess): Promise<StartedCloud> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as StartedCloud));
    child.once('exit', (code) => reject(new Error(`The local cloud ended with ${code} before it was ready`)));
  });

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

/** Starts a local cloud in a process of its own. Returns it and the function that stops it. */
export const spawnCloud = async (flags: readonly string[]) => {
  const program = fileURLToPath(new URL('cloud-process.ts', import.meta.url));
  const child = fork(program, flags, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  const stop = async (): Promise<void> => {
    const end = ended(child);
    child.kill('SIGTERM');
    await end;
  };
  return { cloud: await started(child), stop };
};

/** A global setup that starts local clouds, and provides their origins and handlers' environments. */
export const cloudSetup =
  (flags: string[], countFor: (project: TestProject) => number) => async (project: TestProject) => {
    const spawned = await Promise.all(Array.from({ length: countFor(project) }, () => spawnCloud(flags)));
    project.provide(
      'clouds',
      spawned.map(({ cloud }) => cloud),
    );
    return async () => {
      await Promise.all(spawned.map(({ stop }) => stop()));
    };
  };

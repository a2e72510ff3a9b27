import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { handlerEnvironment, useCloud } from './cloud.ts';
import { spawnCloud, tableFlags } from './spawn-cloud.ts';

const run = promisify(execFile);

/**
 * Gives the tests of a file a cloud of their own with the site and the demo data, for what all users of a cloud notice:
 * its clock, its settings and its maintenance.
 */
export const useOwnSite = (): void => {
  let stop = async (): Promise<void> => {};
  beforeAll(async () => {
    const spawned = await spawnCloud(['--web', '--seed', ...tableFlags]);
    ({ stop } = spawned);
    useCloud(spawned.cloud);
  });
  afterAll(async () => {
    useCloud(undefined);
    await stop();
  });
};

/** Runs a program of the operators on the cloud of the running file. Returns what it prints. */
export const runProgram = async (program: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, ...handlerEnvironment() };
  const { stdout } = await run(process.execPath, [program, ...args], { env });
  return stdout;
};

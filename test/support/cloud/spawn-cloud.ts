import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

type Started = { origin: string; environment: Record<string, string> };

const started = (child: ChildProcess): Promise<Started> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Started));
    child.once('exit', (code) => reject(new Error(`The local cloud ended with ${code} before it was ready`)));
  });

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

/** A global setup that starts a local cloud in its own process and provides its origin and its handlers' environment. */
export const cloudSetup = (flags: string[]) => async (project: TestProject) => {
  const program = fileURLToPath(new URL('cloud-process.ts', import.meta.url));
  const child = fork(program, flags, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  const { origin, environment } = await started(child);
  project.provide('origin', origin);
  project.provide('environment', environment);
  return async () => {
    const end = ended(child);
    child.kill('SIGTERM');
    await end;
  };
};

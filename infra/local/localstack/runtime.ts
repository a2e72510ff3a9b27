import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MachineProblem } from '../dynamodb/java.ts';
import { repository } from '../state.ts';
import { findPython, makeEnvironment, startWithPython } from './python.ts';
import type { Started } from './started.ts';

const NEITHER =
  'LocalStack needs Docker, or Python 3.13 or newer with venv (PYTHON names one): install either, then start again.';

export type RuntimeOptions = { directory: string; port: number; say: (line: string) => void };

const answers = (command: string, args: string[]): Promise<boolean> =>
  promisify(execFile)(command, args, { timeout: 15_000 }).then(
    () => true,
    () => false,
  );

/** Returns whether Docker is installed, running, and supports compose. */
const hasDocker = async (): Promise<boolean> =>
  (await answers('docker', ['info'])) && (await answers('docker', ['compose', 'version']));

/** Starts LocalStack with Docker or, without it, with Python. */
export async function startRuntime({ directory, port, say }: RuntimeOptions): Promise<Started> {
  if (await hasDocker()) return startWithDocker(port);
  const python = await findPython(process.env);
  if (!python) throw new MachineProblem(NEITHER);
  return startWithPython(await makeEnvironment(python, directory, say), directory, port);
}

async function startWithDocker(port: number): Promise<Started> {
  const env = { ...process.env, LOCALSTACK_PORT: String(port) };
  const compose = (...args: string[]) => ['compose', '-f', join(repository, 'docker-compose.yml'), ...args];
  const child = spawn('docker', compose('up', '--no-color'), { detached: true, stdio: 'ignore', env });
  let exited = false;
  const exit = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  }).then(() => {
    exited = true;
  });
  return {
    how: 'in Docker',
    log: "'docker compose logs localstack'",
    hasExited: () => exited,
    stop: async () => {
      await promisify(execFile)('docker', compose('down'), { env }).catch(() => {});
      await exit;
    },
  };
}

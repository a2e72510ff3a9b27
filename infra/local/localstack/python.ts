import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MachineProblem, requireJava } from '../dynamodb/java.ts';
import { removePath } from '../state.ts';
import { OPTIONAL, SERVICES, type Service } from './edition.ts';
import { wantsDynamoDb } from './health.ts';
import { placePackages } from './packages.ts';
import type { Started } from './started.ts';

const run = promisify(execFile);
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
/**
 * The oldest Python 3 version. LocalStack declares 3.10, but its services import modules that only exist since 3.13.
 */
const OLDEST = 13;

const candidates = (env: NodeJS.ProcessEnv): string[] => [
  ...(env.PYTHON ? [env.PYTHON] : []),
  'python3.14',
  'python3.13',
  'python3',
  'python',
  // pyenv puts only the selected version on the path.
  ...globSync(join(env.PYENV_ROOT || join(homedir(), '.pyenv'), 'versions/3.1[34]*/bin/python3'))
    .sort()
    .reverse(),
];

/** Returns the minor version of a Python 3 that can create virtual environments; undefined for any other command. */
async function minorOf(command: string): Promise<number | undefined> {
  try {
    const { stdout } = await run(command, ['-c', 'import sys, venv, ensurepip; print(*sys.version_info[:2])']);
    const [major, minor] = stdout.trim().split(' ').map(Number);
    return major === 3 ? minor : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the first Python command that is new enough. */
export async function findPython(env: NodeJS.ProcessEnv, minor = minorOf): Promise<string | undefined> {
  for (const command of candidates(env)) {
    if (((await minor(command)) ?? 0) >= OLDEST) return command;
  }
  return undefined;
}

/** Creates the virtual environment unless it exists with the same requirements.txt. */
export async function makeEnvironment(python: string, directory: string, say: (line: string) => void): Promise<string> {
  const venv = join(directory, 'venv');
  const done = join(venv, 'requirements.sha256');
  const wanted = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return join(venv, 'bin/python');
  say('Installing LocalStack into a Python environment under .local/ (about 500 MB, some minutes, once) ...');
  removePath(venv);
  mkdirSync(directory, { recursive: true });
  try {
    await run(python, ['-m', 'venv', venv]);
    const options = ['--quiet', '--disable-pip-version-check', '--no-input', '-r', REQUIREMENTS];
    await run(join(venv, 'bin/python'), ['-m', 'pip', 'install', ...options], { maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    removePath(venv);
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new MachineProblem(`LocalStack could not be installed: ${said.split('\n').slice(-3).join(' ')}`);
  }
  writeFileSync(done, wanted);
  return join(venv, 'bin/python');
}

/** Returns the environment variables for LocalStack without Docker and network. */
export const runtimeEnvironment = (
  port: number,
  root: string,
  services: readonly Service[],
): Record<string, string> => ({
  GATEWAY_LISTEN: `127.0.0.1:${port}`,
  GATEWAY_SERVER: 'hypercorn',
  SERVICES: services.join(','),
  // Inside a container, LocalStack would otherwise write to system folders.
  OVERRIDE_IN_DOCKER: '0',
  FILESYSTEM_ROOT: root,
  SKIP_SSL_CERT_DOWNLOAD: '1',
  DNS_ADDRESS: '0',
  DISABLE_EVENTS: '1',
  // LocalStack creates a function only when its image can be fetched. No function runs here.
  LEGACY_DOCKER_CLIENT: '1',
  DOCKER_CMD: 'true',
  DYNAMODB_IN_MEMORY: '1',
  // Without `v2`, LocalStack would download another program for the streams.
  PROVIDER_OVERRIDE_DYNAMODB: 'v2',
  PROVIDER_OVERRIDE_DYNAMODBSTREAMS: 'v2',
  // Turns the checks of signed links and forms on, which are off by default.
  S3_SKIP_SIGNATURE_VALIDATION: '0',
});

/** Returns the services to start. DynamoDB needs Java and can be turned off. */
export async function servicesFor(env: NodeJS.ProcessEnv, java = requireJava): Promise<Service[]> {
  const hasDynamoDb =
    wantsDynamoDb(env) &&
    (await java().then(
      () => true,
      () => false,
    ));
  return SERVICES.filter((name) => hasDynamoDb || !OPTIONAL.includes(name));
}

const KILL_AFTER_MS = 8000;

/** Starts LocalStack from the virtual environment. */
export async function startWithPython(python: string, directory: string, port: number): Promise<Started> {
  const root = join(directory, 'files');
  removePath(root);
  const services = await servicesFor(process.env);
  await placePackages(join(root, 'var/lib/localstack/lib'), services);
  const log = join(directory, 'localstack.log');
  const output = openSync(log, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(python, ['-m', 'localstack.runtime.main'], {
    cwd: directory,
    // In a separate process group, so that Ctrl-C reaches only this process, which then stops LocalStack and its
    // children.
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH, HOME, ...runtimeEnvironment(port, root, services) },
  });
  let exited = false;
  const exit = new Promise<void>((resolve) => {
    child.once('close', () => {
      exited = true;
      resolve();
    });
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The process has already ended.
    }
  };
  process.once('exit', () => exited || end('SIGKILL'));
  return {
    how: 'from its Python environment',
    log,
    hasExited: () => exited,
    stop: async () => {
      end('SIGTERM');
      // Stopping can take long, and never ends while LocalStack waits for a port.
      const timer = setTimeout(() => end('SIGKILL'), KILL_AFTER_MS);
      await exit;
      clearTimeout(timer);
      end('SIGKILL');
    },
  };
}

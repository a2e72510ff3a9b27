import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The longest time that a start takes on a busy machine. */
const START_MS = 300_000;
const WAIT_MS = 300_000;

type Started = { origin: string; environment: Record<string, string> };

/** A local cloud of the rehearsal in its own process. Its state is in a folder that the next one continues. */
export type RehearsedCloud = Started & {
  client: DynamoDBClient;
  call: (path: string, body?: unknown) => Promise<Response>;
  runCommand: (script: string, ...args: string[]) => Promise<{ status: number; output: string }>;
  stop: () => Promise<void>;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Starts a cloud with settings, which are those of a deployment. */
export const startCloud = async (
  localDir: string,
  settings: Record<string, string> = {},
  flags: string[] = [],
): Promise<RehearsedCloud> => {
  const child = fork('test/support/cloud/cloud-process.ts', ['--dir', localDir, ...flags], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The local cloud ended with ${code} before it was ready`);
  });
  ended.catch(() => {});
  const said = once(child, 'message', { signal: AbortSignal.timeout(START_MS) });
  const [started] = (await Promise.race([said, ended])) as [Started];
  const { origin, environment } = started;
  const client = new DynamoDBClient({
    endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: environment.AWS_REGION ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  return {
    ...started,
    client,
    call: (path, body) =>
      fetch(`${origin}${path}`, {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    /** Runs an operator command as the shell does, with the environment of the cloud's functions. */
    runCommand: async (script, ...args) => {
      const node = ['--disable-warning=ExperimentalWarning', script, ...args];
      const options = { env: { ...process.env, ...environment }, maxBuffer: 1 << 26 };
      try {
        return { status: 0, output: (await promisify(execFile)(process.execPath, node, options)).stdout };
      } catch (error) {
        const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
        return { status: code ?? 1, output: `${stdout}${stderr}` };
      }
    },
    stop: async () => {
      client.destroy();
      await end(child);
    },
  };
};

export const deleteTable = async ({ client, environment }: RehearsedCloud): Promise<void> => {
  await client.send(new DeleteTableCommand({ TableName: environment.TABLE_NAME }));
};

/** Waits until the demo data are complete. */
export const waitForDemo = async (localDir: string): Promise<void> => {
  const deadline = Date.now() + WAIT_MS;
  const stage = () => (JSON.parse(readFileSync(join(localDir, 'demo.json'), 'utf8')) as { stage: string }).stage;
  while (stage() !== 'done') {
    if (Date.now() > deadline) throw new Error('The demo data were not complete in time');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantAccount } from '../support/people/plant-account.ts';

type Started = { origin: string; environment: Record<string, string> };

const program = fileURLToPath(new URL('../support/cloud/cloud-process.ts', import.meta.url));
let localDir: string;
let child: ChildProcess | undefined;

const start = (): Promise<string> => {
  const started = fork(program, ['--dir', localDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('message', (message) => {
      const { origin, environment } = message as Started;
      Object.assign(process.env, environment);
      resolve(origin);
    });
    started.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
};

const kill = async (signal: NodeJS.Signals): Promise<void> => {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill(signal);
  await ended;
};

const login = (origin: string, body: unknown) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const owner = { email: 'owner@lakeland.test', password: 'Plumbline!2026' };

beforeAll(async () => {
  localDir = await mkdtemp(join(tmpdir(), 'plumbline-restart-'));
});
afterAll(async () => {
  await kill('SIGTERM');
  await rm(localDir, { recursive: true, force: true });
});

describe('the local cloud', () => {
  it('keeps accounts, passwords and the clock after a kill -9', async () => {
    const first = await start();
    await plantAccount(owner.email, owner.password, { kind: 'provider' });
    await fetch(`${first}/__local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: 3_600_000 }),
    });
    expect((await login(first, owner)).status).toBe(200);
    await kill('SIGKILL');

    const second = await start();
    expect((await login(second, owner)).status).toBe(200);
    const { now } = (await (await fetch(`${second}/__local/health`)).json()) as { now: string };
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(3_500_000);
  });
});

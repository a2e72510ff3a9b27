import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StartedCloud } from '../../support/cloud/cloud.ts';
import type { ActiveMutant, CloudCommand, CloudReply, Hits } from './messages.ts';
import { environmentOf } from './switch.ts';

const START_MS = 240_000;
const REPLY_MS = 20_000;
const RESET_MS = 60_000;
/** DynamoDB Local slows down over time. */
const MOST_RUNS = 80;

export class CloudFailure extends Error {}

const within = async <T>(promise: Promise<T>, ms: number, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CloudFailure(`The local cloud took longer than ${ms} ms to ${what}`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** The local cloud of a sandbox, started when a run needs it and again when it cannot serve the next one. */
export const createCloud = (sandbox: string) => {
  let child: ChildProcess | undefined;
  let started: StartedCloud | undefined;
  let startedWith: ActiveMutant | undefined;
  let runs = 0;

  const stop = async () => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exit = once(ending, 'exit');
    ending.kill('SIGTERM');
    await within(exit, REPLY_MS, 'stop').catch(() => ending.kill('SIGKILL'));
  };

  const command = async (given: CloudCommand): Promise<CloudReply> => {
    const own = child!;
    const reply = once(own, 'message') as Promise<[CloudReply]>;
    own.send(given);
    const [message] = await within(reply, REPLY_MS, 'reply');
    return message;
  };

  const start = async (mutant: ActiveMutant | undefined) => {
    await stop();
    const { href } = new URL('cloud-switch.ts', import.meta.url);
    const own = fork(join(sandbox, 'test/support/cloud/cloud-process.ts'), ['--memory-table'], {
      cwd: sandbox,
      execArgv: ['--import', href],
      env: { ...process.env, ...environmentOf(mutant) },
    });
    const exit = once(own, 'exit').then(() => {
      throw new CloudFailure('The local cloud ended while it started');
    });
    exit.catch(() => {});
    child = own;
    startedWith = mutant;
    runs = 0;
    const [message] = await within(Promise.race([once(own, 'message'), exit]), START_MS, 'start');
    started = message as StartedCloud;
  };

  const takeHits = async (): Promise<Hits> => (await command({ mutation: 'take-hits' })).hits ?? {};

  return {
    takeHits,
    stop,
    /** A cloud on which the mutant is active, and which keys its start evaluated when it started without a mutant. */
    prepare: async (mutant: ActiveMutant | undefined, needsNew: boolean) => {
      let startup: string[] | undefined;
      const isRunning = child !== undefined && child.exitCode === null && child.signalCode === null;
      if (needsNew) await start(mutant);
      else if (!isRunning || startedWith || runs >= MOST_RUNS) {
        await start(undefined);
        startup = Object.keys(await takeHits());
      }
      await command({ mutation: 'activate', ...(mutant && { mutant }) });
      runs += 1;
      return { cloud: started!, startup };
    },
    /** Ends the mutant and empties the cloud, so that nothing of a failed test meets the next mutant. */
    clear: async () => {
      if (!child || startedWith) return stop();
      try {
        await command({ mutation: 'activate' });
        const body = JSON.stringify({ seed: false });
        const headers = { 'content-type': 'application/json' };
        const reset = fetch(`${started!.origin}/__local/reset`, { method: 'POST', headers, body });
        const { ok } = await within(reset, RESET_MS, 'reset');
        if (!ok) await stop();
      } catch {
        await stop();
      }
    },
  };
};

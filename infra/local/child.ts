import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { readJson, writeJson } from './state.ts';

/**
 * Runs a command and kills it when the input of this shell closes. The pipe closes when this process ends in any way,
 * including `kill -9`, so that the command never outlives it.
 */
const GUARD = '"$@" </dev/null & child=$!; trap "" INT; cat >/dev/null; kill $child; wait $child';

export type Child = { stop: () => Promise<void> };

/** Starts a guarded child process and records its id in `pidFile`. */
export function startChild(command: string, args: string[], options: { cwd: string; pidFile: string }): Child {
  const process = spawn('sh', ['-c', GUARD, 'guard', command, ...args], {
    cwd: options.cwd,
    // In a separate process group, so that Ctrl-C reaches only the parent, which then stops its children in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  writeJson(options.pidFile, { group: process.pid });
  const exited = once(process, 'exit');
  return {
    stop: async () => {
      process.stdin?.end();
      await exited;
    },
  };
}

/**
 * Ends the process that an earlier run recorded in `pidFile`, if it still runs and its command line contains `mark`.
 */
export async function endOrphan(pidFile: string, mark: string): Promise<void> {
  const { group } = readJson<{ group?: number }>(pidFile, {});
  if (!group) return;
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,pgid=,args=']);
  const isOurs = stdout.split('\n').some((line) => {
    const [, pgid] = line.trim().split(/\s+/);
    return Number(pgid) === group && line.includes(mark);
  });
  if (!isOurs) return;
  process.kill(-group, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
}

import { fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Findings } from './explore.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
/** The distance between the seeds of two processes: large enough that they never run the same schedule. */
const SEEDS_APART = 10_000_000;

const LOW_PRIORITY = 10;

const runWorker = (runs: number, seed: number): Promise<Findings> =>
  new Promise((resolve, reject) => {
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const child = fork(program, [String(runs), String(seed)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv,
    });
    // The explorer waits for nothing, and nothing waits for it, so tests that wait have priority.
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
    let findings: Findings | undefined;
    child.once('message', (message) => {
      findings = message as Findings;
    });
    child.once('exit', (code) => (findings ? resolve(findings) : reject(new Error(`The explorer ended with ${code}`))));
  });

/** Explores with one process for each core, two at most. */
export const exploreInParallel = async (runs: number, seed: number): Promise<Findings> => {
  const workers = Math.min(2, availableParallelism());
  const all = await Promise.all(
    Array.from({ length: workers }, (_, at) => runWorker(Math.ceil(runs / workers), seed + at * SEEDS_APART)),
  );
  const sum = (name: 'schedules' | 'swept' | 'calls' | 'faults' | 'mails') =>
    all.reduce((total, each) => total + each[name], 0);
  return {
    schedules: sum('schedules'),
    swept: sum('swept'),
    calls: sum('calls'),
    faults: sum('faults'),
    mails: sum('mails'),
    violations: all.flatMap(({ violations }) => violations),
  };
};

export const summary = ({ schedules, swept, calls, faults, mails, violations }: Findings): string =>
  `${schedules} schedules (${swept} with one fault moved through every call), ${calls} calls, ${faults} faults, ${mails} receipts, ` +
  `${violations.length} violations`;

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExecutorMessage, RunRequest, RunResult } from './messages.ts';

/** A cloud may have to start first, on a busy machine with templates to synthesise. */
const PREPARE_MS = 300_000;
/** Tests of broken code often wait for what never happens; `until` reads this. */
const TEST_WAIT_MS = 20_000;

export type Executor = {
  /** Runs test files; a file that takes longer than `limitOf` says is a failure by timeout, and ends the process. */
  run: (request: RunRequest, limitOf: (file: string) => number) => Promise<RunResult>;
  stop: () => Promise<void>;
};

/** A process that runs tests in a sandbox. It starts with the first run, and again after a run that did not end. */
export const createExecutor = (sandbox: string, logFile: string): Executor => {
  const program = fileURLToPath(new URL('executor-process.ts', import.meta.url));
  let child: ChildProcess | undefined;

  const start = async (): Promise<ChildProcess> => {
    const log = openSync(logFile, 'a');
    const started = fork(program, [sandbox], {
      cwd: sandbox,
      env: { ...process.env, TEST_WAIT_MS: String(TEST_WAIT_MS) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', log, log, 'ipc'],
      // A process group of its own, so that a hanging test process and the local cloud end with it.
      detached: true,
    });
    closeSync(log);
    child = started;
    const exit = once(started, 'exit').then(([code]) => {
      throw new Error(`A test executor ended with ${code}: see ${logFile}`);
    });
    exit.catch(() => {});
    await Promise.race([once(started, 'message'), exit]);
    return started;
  };

  const kill = () => {
    const ending = child;
    child = undefined;
    if (!ending?.pid) return;
    try {
      process.kill(-ending.pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  };
  process.once('exit', kill);

  return {
    run: async (request, limitOf) => {
      const running = child ?? (await start());
      return new Promise((resolve) => {
        let next = 0;
        let timer: NodeJS.Timeout | undefined;
        const finish = (result: RunResult) => {
          clearTimeout(timer);
          running.off('message', onMessage);
          running.off('exit', onExit);
          resolve(result);
        };
        const giveUp = (test: string, message: string, isTimeout: boolean) => {
          kill();
          const file = request.files[Math.min(next, request.files.length - 1)]!;
          finish({ failure: { file, test, message, isTimeout }, failedTests: [], finished: {} });
        };
        const waitFor = (ms: number, what: string) => {
          clearTimeout(timer);
          timer = setTimeout(() => giveUp('ran too long', `${what} took longer than ${ms} ms`, true), ms);
        };
        const waitForFile = () => {
          const file = request.files[next];
          // After the last file the local cloud is emptied.
          waitFor(file ? limitOf(file) : PREPARE_MS, file ?? 'The end of the run');
        };
        const onExit = () => giveUp('crashed', 'The test executor ended', false);
        const onMessage = (message: ExecutorMessage) => {
          if (message.type === 'run-end') return finish(message.result);
          if (message.type === 'file-end') next += 1;
          if (message.type !== 'ready') waitForFile();
        };
        running.on('message', onMessage);
        running.once('exit', onExit);
        waitFor(PREPARE_MS, 'The start of the run');
        running.send(request);
      });
    },
    stop: async () => {
      const ending = child;
      if (!ending || ending.exitCode !== null) return;
      const exit = once(ending, 'exit');
      ending.send('stop');
      const timer = setTimeout(kill, 15_000);
      await exit;
      clearTimeout(timer);
      kill();
    },
  };
};

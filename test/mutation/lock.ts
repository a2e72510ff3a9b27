import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const readPid = (path: string): number | undefined => {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps a second run out of the same sandboxes until this process ends. A lock of a process that has ended doesn't
 * count.
 */
export const lock = (path: string): void => {
  const pid = readPid(path);
  if (pid && pid !== process.pid && isAlive(pid)) {
    throw new Error(`Process ${pid} runs mutants in this repository already.`);
  }
  writeFileSync(path, String(process.pid));
  process.once('exit', () => rmSync(path, { force: true }));
};

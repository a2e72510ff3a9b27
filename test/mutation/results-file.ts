import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MutantResult } from './plan/score.ts';

/** The values that must be the same for results to belong to one run. */
export type RunIdentity = { sources: string; share: number; seed: number; folders: readonly string[] };

/** Results, a line each, written as they come, so that an interrupted run can continue. */
export const openResults = (path: string, identity: RunIdentity, resume: boolean) => {
  mkdirSync(dirname(path), { recursive: true });
  const head = JSON.stringify(identity);
  const lines = resume && existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  if (lines.length > 0 && lines[0] !== head) {
    throw new Error('The sources or flags have changed since the interrupted run. Start again without --resume.');
  }
  if (lines.length === 0) writeFileSync(path, `${head}\n`);
  return {
    earlier: lines.slice(1).map((line) => JSON.parse(line) as MutantResult),
    add: (result: MutantResult): void => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
};

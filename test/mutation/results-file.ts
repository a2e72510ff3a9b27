import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MutantResult } from './plan/score.ts';

/** The values that must be the same for results to belong to one run. */
export type RunIdentity = { sources: string; share: number; seed: number; folders: readonly string[] };

/** Whether a run starts from nothing, continues an interrupted one, or runs only the survivors of the last one. */
export type RunStart = 'new' | 'resume' | 'survivors';

const isKilled = ({ status }: MutantResult): boolean => status === 'killed' || status === 'timeout';

/**
 * Results, a line each, written as they come, so that an interrupted run can continue. Killed mutants of an earlier run
 * remain killed after changes, because tests are added for survivors.
 */
export const openResults = (path: string, identity: RunIdentity, start: RunStart) => {
  mkdirSync(dirname(path), { recursive: true });
  const head = JSON.stringify(identity);
  const stored = start !== 'new' && existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const [storedHead = head, ...lines] = stored;
  const { sources } = JSON.parse(storedHead) as RunIdentity;
  const expected = start === 'survivors' ? JSON.stringify({ ...identity, sources }) : head;
  if (storedHead !== expected) {
    throw new Error('The sources or flags have changed since the earlier run. Start again without this flag.');
  }
  const results = lines.map((line) => JSON.parse(line) as MutantResult);
  const earlier = start === 'survivors' ? results.filter(isKilled) : results;
  writeFileSync(path, [head, ...earlier.map((result) => JSON.stringify(result)), ''].join('\n'));
  return {
    earlier,
    add: (result: MutantResult): void => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
};

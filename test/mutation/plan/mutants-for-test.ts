import type { Baseline, ProjectName, TestFileRun } from './baseline.ts';
import { type FoundMutant, type Mutant, withKeys } from './mutant.ts';
import type { MutantResult, Status } from './score.ts';

/** A mutant with the given parts, for tests. */
export const mutantWith = (parts: Partial<FoundMutant> = {}): Mutant =>
  withKeys([
    {
      id: '1',
      file: 'shared/domain/money/price.ts',
      line: 3,
      mutator: 'EqualityOperator',
      code: 'if (cents > 50) return;',
      original: 'cents > 50',
      replacement: 'cents >= 50',
      ...parts,
    },
  ])[0]!;

/** A result with the given status in a file, for tests. */
export const resultWith = (file: string, status: Status): MutantResult => {
  const { id: _, ...mutant } = mutantWith({ file });
  return { ...mutant, status, tried: [], reaching: 1, ms: 10 };
};

export const SOURCES = 'hash-of-sources';

/** A passed run of a test file that evaluated mutants, for tests. */
export const runWith = (file: string, parts: Partial<TestFileRun> = {}): TestFileRun => {
  const project: ProjectName = file.startsWith('test/api/') ? 'api' : 'unit';
  return {
    file,
    project,
    hash: file,
    sources: SOURCES,
    ms: 100,
    passed: true,
    failedTests: [],
    runtime: {},
    imported: [],
    ...parts,
  };
};

export const baselineWith = (mutants: readonly Mutant[], runs: readonly TestFileRun[]): Baseline => ({
  runs: Object.fromEntries(runs.map((run) => [run.file, run])),
  files: Object.fromEntries(mutants.map(({ key, file }) => [key, file])),
  known: { [SOURCES]: mutants.map(({ key }) => key) },
  startup: [],
});

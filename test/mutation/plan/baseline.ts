export type ProjectName = 'unit' | 'api';

/** A test file's run without any mutant. */
export type TestFileRun = {
  file: string;
  project: ProjectName;
  /** The hash of the test file itself. */
  hash: string;
  /** The hash of all sources at the time of the run. */
  sources: string;
  ms: number;
  /** Whether the file runs, apart from single tests that fail. */
  passed: boolean;
  /** Full names of tests that fail on instrumented sources, such as scans of source texts. */
  failedTests: string[];
  /** How often the tests evaluated each mutant, by key, in the test process and in its local cloud. */
  runtime: Record<string, number>;
  /** Keys of mutants that were evaluated while the test file was imported. */
  imported: string[];
};

export type Baseline = {
  runs: Record<string, TestFileRun>;
  /** The source file of every mutant that existed when a run was recorded, by key. */
  files: Record<string, string>;
  /** Keys of the mutants that existed at each hash of the sources. */
  known: Record<string, string[]>;
  /** Keys of mutants that a local cloud evaluates while it starts. */
  startup: string[];
};

export const emptyBaseline = (): Baseline => ({ runs: {}, files: {}, known: {}, startup: [] });

/** Test files that have no run yet, or have changed since. */
export const filesToRecord = (
  baseline: Baseline,
  testFiles: readonly { file: string; project: ProjectName; hash: string }[],
) => testFiles.filter(({ file, hash }) => baseline.runs[file]?.hash !== hash);

/** Forgets the sources that no run was recorded on. */
export const dropUnusedSources = (baseline: Baseline): void => {
  const used = new Set(Object.values(baseline.runs).map(({ sources }) => sources));
  for (const sources of Object.keys(baseline.known)) if (!used.has(sources)) delete baseline.known[sources];
};

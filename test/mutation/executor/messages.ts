import type { ProjectName } from '../plan/baseline.ts';

/** The active mutant; `hitLimit` ends endless loops. */
export type ActiveMutant = { id: string; hitLimit: number };

export type RunRequest = {
  project: ProjectName;
  /** Test files, in the order in which they run. */
  files: string[];
  mutant?: ActiveMutant;
  /** Whether the local cloud has to start with the mutant. */
  needsNewCloud?: boolean;
  /** Whether the templates that the local cloud caches may depend on the mutant. */
  changesTemplates?: boolean;
  /** Full names of tests that fail without any mutant, and are left out. */
  skippedTests?: string[];
  /** Whether to record which mutants the tests evaluate; for one file only. */
  records?: boolean;
};

/** How often each mutant was evaluated, by id. */
export type Hits = Record<string, number>;

export type RunResult = {
  /** The test that failed first, or the error that ended the run. */
  failure?: { file: string; test: string; message: string; isTimeout: boolean };
  /** Full names of all tests that failed. */
  failedTests: string[];
  /** Milliseconds of each finished file. */
  finished: Record<string, number>;
  reach?: { imported: string[]; runtime: Hits };
  /** The mutants that the local cloud evaluated while it started; present when a cloud started without a mutant. */
  startup?: string[];
};

export type ExecutorMessage =
  | { type: 'ready' }
  | { type: 'tests-start' }
  | { type: 'file-end'; file: string }
  | { type: 'run-end'; result: RunResult };

/** The commands to a cloud process, and its results. */
export type CloudCommand = { mutation: 'activate'; mutant?: ActiveMutant } | { mutation: 'take-hits' };
export type CloudReply = { mutation: 'done'; hits?: Hits };

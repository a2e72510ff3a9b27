import type { Executor } from './executor/executor.ts';
import type { RunResult } from './executor/messages.ts';
import type { Baseline, ProjectName, TestFileRun } from './plan/baseline.ts';
import type { Mutant } from './plan/mutant.ts';

export type TestFile = { file: string; project: ProjectName; hash: string };

/** A test file that passes ends within this time. */
const LIMIT_MS = 600_000;

export type RecordOptions = {
  baseline: Baseline;
  mutants: readonly Mutant[];
  sources: string;
  testFiles: readonly TestFile[];
  executors: readonly Executor[];
  /** Called after each file, to store what there is. */
  onRecorded: (file: TestFile, run: TestFileRun, message?: string) => void;
};

/** Runs test files one by one without any mutant, and records which mutants each evaluates and how long it takes. */
export const recordBaseline = async (options: RecordOptions): Promise<void> => {
  const { baseline, mutants, sources, executors, onRecorded } = options;
  const keys = new Map(mutants.map(({ id, key }) => [id, key]));
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => keys.get(id) ?? []);
  for (const { key, file } of mutants) baseline.files[key] = file;
  baseline.known[sources] = mutants.map(({ key }) => key);

  const record = (testFile: TestFile, result: RunResult, ms: number) => {
    const { failure, failedTests, reach = { imported: [], runtime: {} }, startup } = result;
    const passed = !failure || failedTests.includes(failure.test);
    const runtime = Object.entries(reach.runtime).flatMap(([id, hits]) => {
      const key = keys.get(id);
      return key ? [[key, hits] as const] : [];
    });
    baseline.runs[testFile.file] = {
      ...testFile,
      sources,
      ms: result.finished[testFile.file] ?? ms,
      passed,
      failedTests,
      runtime: Object.fromEntries(runtime),
      imported: keysOf(reach.imported),
    };
    if (startup) baseline.startup = keysOf(startup);
    onRecorded(testFile, baseline.runs[testFile.file]!, failure && `${failure.test}: ${failure.message}`);
  };

  const waiting = [...options.testFiles];
  await Promise.all(
    executors.map(async (executor) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const begin = performance.now();
        const request = { project: next.project, files: [next.file], records: true };
        const result = await executor.run(request, () => LIMIT_MS);
        record(next, result, Math.round(performance.now() - begin));
      }
    }),
  );
};

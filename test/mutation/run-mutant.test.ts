import { describe, expect, it } from 'vitest';
import type { Executor } from './executor/executor.ts';
import type { RunRequest, RunResult } from './executor/messages.ts';
import type { TestFileRun } from './plan/baseline.ts';
import { baselineWith, mutantWith, runWith, SOURCES } from './plan/mutants-for-test.ts';
import type { Area } from './plan/score.ts';
import { createMutantRunner } from './run-mutant.ts';

const mutant = mutantWith({ file: 'functions/payments/refund.ts' });
const reaching = { runtime: { [mutant.key]: 3 } };
const unitFile = 'functions/payments/refund.test.ts';
const [quick, slow] = ['test/api/quick.test.ts', 'test/api/slow.test.ts'];
const runs = (): TestFileRun[] => [
  runWith(unitFile, reaching),
  runWith(slow!, { ...reaching, ms: 900 }),
  runWith(quick!, { ...reaching, ms: 100 }),
];

/** An executor in which some files fail with the mutant, and some without it as well. */
const executorWhere = (failing: readonly string[], broken: readonly string[] = [], isTimeout = false) => {
  const requests: RunRequest[] = [];
  const run: Executor['run'] = (request) => {
    requests.push(request);
    const file = request.files.find((name) => broken.includes(name) || (request.mutant && failing.includes(name)));
    const failure = file ? { failure: { file, test: 'refunds', message: 'expected 1', isTimeout } } : {};
    return Promise.resolve<RunResult>({ ...failure, failedTests: [], finished: {} });
  };
  return { requests, executor: { run, stop: () => Promise.resolve() } };
};

const runnerWith = (given: { runs?: TestFileRun[]; sources?: string; mostApiFiles?: number; areas?: Area[] } = {}) =>
  createMutantRunner({
    baseline: baselineWith([mutant], given.runs ?? runs()),
    importers: new Map(),
    areas: given.areas ?? [],
    sources: given.sources ?? SOURCES,
    mostApiFiles: given.mostApiFiles ?? 25,
  });

describe('the run of a mutant', () => {
  it('ends at a failed unit test, before any API test', async () => {
    const { executor, requests } = executorWhere([unitFile]);
    const result = await runnerWith()(executor, mutant);
    expect(result).toMatchObject({ status: 'killed', killer: `${unitFile}: refunds`, tried: [unitFile], reaching: 3 });
    expect(requests.map(({ project }) => project)).toEqual(['unit']);
  });

  it('continues with API tests, and names the files that ran until one failed', async () => {
    const { executor, requests } = executorWhere([slow!]);
    const result = await runnerWith()(executor, mutant);
    expect(result).toMatchObject({ status: 'killed', tried: [unitFile, quick, slow] });
    expect(requests.at(-1)).toMatchObject({ project: 'api', files: [quick, slow], needsNewCloud: false });
  });

  it('survives when nothing fails, and is unreached when there is nothing to run', async () => {
    const { executor } = executorWhere([]);
    expect(await runnerWith()(executor, mutant)).toMatchObject({ status: 'survived', tried: [unitFile, quick, slow] });
    expect(await runnerWith({ runs: [] })(executor, mutant)).toMatchObject({ status: 'unreached', reaching: 0 });
  });

  it('is killed by timeout when a test waits for something that never happens', async () => {
    const { executor } = executorWhere([quick!], [], true);
    expect(await runnerWith()(executor, mutant)).toMatchObject({ status: 'timeout' });
  });

  it('tries at most the allowed number of API files, and none for an area of unit tests', async () => {
    const { executor } = executorWhere([]);
    const limited = await runnerWith({ mostApiFiles: 1 })(executor, mutant);
    expect(limited).toMatchObject({ tried: [unitFile, quick], reaching: 3 });
    const areas = [{ name: 'payments', unitOnly: true, paths: ['functions/payments'] }];
    expect(await runnerWith({ areas })(executor, mutant)).toMatchObject({ tried: [unitFile], reaching: 1 });
  });

  it('ignores failures of a file that fails without the mutant too, in sources it has not run on', async () => {
    const { executor } = executorWhere([slow!], [quick!]);
    const result = await runnerWith({ sources: 'changed' })(executor, mutant);
    expect(result).toMatchObject({ status: 'killed', killer: `${slow}: refunds`, tried: [unitFile, slow] });
  });

  it('starts the next mutant of the source with the file that killed one', async () => {
    const { executor, requests } = executorWhere([slow!]);
    const runMutant = runnerWith();
    await runMutant(executor, mutant);
    await runMutant(executor, mutant);
    expect(requests.at(-1)).toMatchObject({ files: [slow, quick] });
  });

  it('leaves out tests that fail without any mutant', async () => {
    const { executor, requests } = executorWhere([]);
    await runnerWith({ runs: [runWith(unitFile, { ...reaching, failedTests: ['a scan > of sources'] })] })(
      executor,
      mutant,
    );
    expect(requests[0]?.skippedTests).toEqual(['a scan > of sources']);
  });
});

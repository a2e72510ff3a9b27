import type { Executor } from './executor/executor.ts';
import type { RunResult } from './executor/messages.ts';
import type { Baseline, ProjectName } from './plan/baseline.ts';
import { type ChosenTests, chooseTests, type Importers } from './plan/choose-tests.ts';
import type { Mutant } from './plan/mutant.ts';
import { type Area, areaOf, type MutantResult } from './plan/score.ts';

export type MutantRunOptions = {
  baseline: Baseline;
  importers: Importers;
  areas: readonly Area[];
  sources: string;
  mostApiFiles: number;
};

const CLOUD_TEMPLATES = 'infra/';

/** Runs mutants; remembers which test files kill mutants of which source, and which pass without one. */
export const createMutantRunner = ({ baseline, importers, areas, sources, mostApiFiles }: MutantRunOptions) => {
  const kills = new Map<string, number>();
  const killsKey = (testFile: string, sourceFile: string) => `${testFile}\0${sourceFile}`;
  const confirmed = new Set(
    Object.values(baseline.runs)
      .filter((run) => run.passed && run.sources === sources)
      .map(({ file }) => file),
  );
  const limitOf = (file: string): number => 30_000 + 5 * (baseline.runs[file]?.ms ?? 0);

  const skippedTests = Object.values(baseline.runs).flatMap((run) => run.failedTests);

  /** A failure counts only in a file that passes without the mutant in the present sources. */
  const passesWithoutMutant = async (executor: Executor, project: ProjectName, file: string): Promise<boolean> => {
    if (confirmed.has(file)) return true;
    const { failure } = await executor.run({ project, files: [file], skippedTests }, limitOf);
    if (failure) baseline.runs[file]!.passed = false;
    else confirmed.add(file);
    return !failure;
  };

  const runProject = async (executor: Executor, mutant: Mutant, project: ProjectName, chosen: ChosenTests) => {
    const tried: string[] = [];
    let files = chosen[project].slice(0, project === 'api' ? mostApiFiles : undefined);
    let failure: RunResult['failure'];
    while (files.length > 0 && !failure) {
      const result = await executor.run(
        {
          project,
          files,
          mutant: { id: mutant.id, hitLimit: 10_000 + 100 * chosen.hits },
          skippedTests,
          needsNewCloud: chosen.needsNewCloud,
          changesTemplates: mutant.file.startsWith(CLOUD_TEMPLATES),
        },
        limitOf,
      );
      if (!result.failure) return { tried: [...tried, ...files], failure };
      const at = Math.max(0, files.indexOf(result.failure.file));
      tried.push(...files.slice(0, at + 1));
      const failed = files[at]!;
      if (await passesWithoutMutant(executor, project, failed)) failure = result.failure;
      else tried.splice(tried.indexOf(failed), 1);
      files = files.slice(at + 1);
    }
    return { tried, failure };
  };

  return async (executor: Executor, mutant: Mutant): Promise<MutantResult> => {
    const begin = performance.now();
    const killsOf = (testFile: string, sourceFile: string) => kills.get(killsKey(testFile, sourceFile)) ?? 0;
    const chosen = chooseTests(mutant, { baseline, importers, killsOf });
    if (areaOf(mutant.file, areas)?.unitOnly) chosen.api = [];
    const tried: string[] = [];
    let failure: RunResult['failure'];
    for (const project of ['unit', 'api'] as const) {
      if (failure) break;
      const result = await runProject(executor, mutant, project, chosen);
      tried.push(...result.tried);
      failure = result.failure;
    }
    if (failure) {
      const key = killsKey(failure.file, mutant.file);
      kills.set(key, (kills.get(key) ?? 0) + 1);
    }
    const { id: _, ...named } = mutant;
    const reaching = chosen.unit.length + chosen.api.length;
    const failed = failure?.isTimeout ? 'timeout' : 'killed';
    return {
      ...named,
      status: failure ? failed : reaching === 0 ? 'unreached' : 'survived',
      ...(failure && { killer: `${failure.file}: ${failure.test}` }),
      tried,
      reaching,
      ms: Math.round(performance.now() - begin),
    };
  };
};

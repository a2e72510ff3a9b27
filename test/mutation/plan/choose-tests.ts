import type { Baseline, ProjectName, TestFileRun } from './baseline.ts';
import type { Mutant } from './mutant.ts';

/** The files that import each file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export type ChosenTests = {
  unit: string[];
  api: string[];
  /** Whether the mutated code runs while a local cloud starts, so that a running cloud cannot show it. */
  needsNewCloud: boolean;
  /** How often the chosen files evaluate the mutant together. */
  hits: number;
};

export type ChooseOptions = {
  baseline: Baseline;
  importers: Importers;
  /** How many mutants of a source file a test file has killed. */
  killsOf: (testFile: string, sourceFile: string) => number;
};

/**
 * A mutant in a table that is evaluated on import is detected by the code that reads it: its module or an importer.
 */
const LEVELS_OF_READERS = 2;
const MOST_LEVELS = 6;

const sourcesReached = (run: TestFileRun, { files }: Baseline): Set<string> =>
  new Set(Object.keys(run.runtime).flatMap((key) => files[key] ?? []));

/**
 * Test files that evaluate code of the module or of one that imports it: the nearest two levels, or the first that has
 * any.
 */
const readersOf = (
  file: string,
  runs: readonly TestFileRun[],
  { baseline, importers }: ChooseOptions,
): TestFileRun[] => {
  const reached = new Map(runs.map((run) => [run.file, sourcesReached(run, baseline)]));
  const found = new Set<TestFileRun>();
  const visited = new Set([file]);
  let level = [file];
  for (let depth = 0; depth < MOST_LEVELS && (depth < LEVELS_OF_READERS || found.size === 0); depth += 1) {
    for (const run of runs) {
      if (level.some((module) => module === run.file || reached.get(run.file)?.has(module))) found.add(run);
    }
    level = [...new Set(level.flatMap((module) => importers.get(module) ?? []))].filter((next) => !visited.has(next));
    for (const module of level) visited.add(module);
  }
  return [...found];
};

/** The words of a path without the endings of plurals, such as 'payment' and 'card'. */
const wordsOf = (file: string): string[] =>
  (file.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.replace(/s$/, '')).filter((word) => word.length > 2);

/** How many words of its path a test file has in common with a source file: those of its subject. */
const commonWords = (testFile: string, sourceFile: string): number => {
  const words = new Set(wordsOf(sourceFile));
  return new Set(wordsOf(testFile).filter((word) => words.has(word))).size;
};

/**
 * Chooses the test files that can notice a mutant: those that evaluate it in their tests, and for code that runs on
 * import those that evaluate its readers. Files that killed a mutant of the same source come first, then those whose
 * names are about its subject, then the cheapest.
 */
export const chooseTests = (mutant: Pick<Mutant, 'key' | 'file'>, options: ChooseOptions): ChosenTests => {
  const { baseline, killsOf } = options;
  const runs = Object.values(baseline.runs).filter(({ passed }) => passed);
  const knowing = new Set(
    Object.keys(baseline.known).filter((sources) => baseline.known[sources]!.includes(mutant.key)),
  );
  // A run that was recorded before the mutant existed counts when it reached other code of the same file.
  const reaches = (run: TestFileRun): boolean =>
    knowing.has(run.sources) ? mutant.key in run.runtime : sourcesReached(run, baseline).has(mutant.file);
  const isKnown = runs.every(({ sources }) => knowing.has(sources));
  const isInStartup = baseline.startup.includes(mutant.key);
  const isImported = !isKnown || isInStartup || runs.some(({ imported }) => imported.includes(mutant.key));

  const orderOf = ({ file, ms }: TestFileRun) => ({
    kills: killsOf(file, mutant.file),
    words: commonWords(file, mutant.file),
    ms,
  });
  const choose = (project: ProjectName): TestFileRun[] => {
    const own = runs.filter((run) => run.project === project);
    const reaching = own.filter(reaches);
    const readers =
      isImported && (project === 'unit' || reaching.length === 0) ? readersOf(mutant.file, own, options) : [];
    return [...new Set([...reaching, ...readers])].toSorted((one, other) => {
      const [first, second] = [orderOf(one), orderOf(other)];
      return second.kills - first.kills || second.words - first.words || first.ms - second.ms;
    });
  };
  const [unit, api] = [choose('unit'), choose('api')];
  const hits = [...unit, ...api].reduce((sum, { runtime }) => sum + (runtime[mutant.key] ?? 0), 0);
  return {
    unit: unit.map(({ file }) => file),
    api: api.map(({ file }) => file),
    needsNewCloud: isInStartup || !isKnown,
    hits,
  };
};

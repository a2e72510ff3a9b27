import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import equivalents from './equivalent.json' with { type: 'json' };
import { createExecutor } from './executor/executor.ts';
import { lock } from './lock.ts';
import { type Baseline, dropUnusedSources, emptyBaseline, filesToRecord } from './plan/baseline.ts';
import { drawMutants } from './plan/draw.ts';
import { type Equivalent, separateEquivalents } from './plan/equivalents.ts';
import { isUnder } from './plan/mutant.ts';
import { type MutationOptions, readOptions } from './plan/options.ts';
import { type Area, lowScores, percentOf, scoreTable } from './plan/score.ts';
import { recordBaseline, type TestFile } from './record-baseline.ts';
import { createProgress, printScores, printSurvivor } from './report.ts';
import { openResults } from './results-file.ts';
import { createMutantRunner } from './run-mutant.ts';
import { createSandbox, listFiles } from './sandbox/create-sandbox.ts';
import { readImporters } from './sandbox/import-graph.ts';
import { instrument } from './sandbox/instrument.ts';
import scope from './scope.json' with { type: 'json' };

const EXECUTORS = 2;
const STORE_EVERY_MS = 10_000;
const repository = join(import.meta.dirname, '../..');
const state = join(repository, '.local/mutation');
const baselineFile = join(state, 'baseline.json');
const areas: readonly Area[] = scope.areas;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isCode = (file: string) => file.endsWith('.ts') && !file.endsWith('.d.ts');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const hashOf = (...texts: string[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Test files of the unit and API projects. Scans of sources are of no use on instrumented ones, and fail there. */
const listTestFiles = (files: readonly string[], { tests }: MutationOptions): TestFile[] => {
  return files
    .filter((file) => file.endsWith('.test.ts') && /^(shared|functions|infra|web|test\/(api|support))\//.test(file))
    .filter((file) => tests.length === 0 || tests.some((path) => isUnder(file, path)))
    .map((file) => ({ file, project: file.startsWith('test/api/') ? 'api' : 'unit', hash: hashOf(read(file)) }));
};

const run = async (options: MutationOptions): Promise<boolean> => {
  const files = listFiles(repository);
  const inScope = files.filter(
    (file) => isCode(file) && !isTest(file) && areas.some(({ paths }) => paths.some((path) => isUnder(file, path))),
  );
  const code = files.filter((file) => isCode(file) && !file.startsWith('test/mutation/'));
  const sources = hashOf(...code.filter((file) => !isTest(file)).flatMap((file) => [file, read(file)]));
  const everything = hashOf(sources, ...code.filter(isTest).flatMap((file) => [file, read(file)]));
  console.log(`Instrumenting ${inScope.length} files`);
  const instrumented = await instrument(inScope.map((file) => ({ file, text: read(file) })));
  const { mutants, stale } = separateEquivalents(instrumented.mutants, equivalents as Equivalent[]);
  for (const { file, original, replacement } of stale) {
    console.error(`equivalent.json names a mutant that does not exist: ${file}: ${original} -> ${replacement}`);
  }
  if (stale.length > 0) return false;
  const drawn = drawMutants(mutants, options);
  const results = openResults(join(state, 'results.jsonl'), { sources: everything, ...pick(options) }, options.start);
  const keys = new Set(drawn.map(({ key }) => key));
  const earlier = results.earlier.filter(({ key }) => keys.has(key));
  const done = new Set(earlier.map(({ key }) => key));
  console.log(`${drawn.length} of ${mutants.length} mutants drawn, ${done.size} have results already`);

  const executors = Array.from({ length: EXECUTORS }, (_, index) => {
    const sandbox = join(state, `sandbox-${index + 1}`);
    createSandbox(repository, sandbox, instrumented.sources);
    return createExecutor(sandbox, join(state, `executor-${index + 1}.log`));
  });
  const stopAll = () => Promise.all(executors.map((executor) => executor.stop()));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));

  try {
    const baseline = await prepareBaseline(
      options,
      sources,
      instrumented.mutants,
      listTestFiles(files, options),
      executors,
    );
    const importers = readImporters(code.map((file) => ({ file, text: read(file) })));
    const runMutant = createMutantRunner({ baseline, importers, areas, sources, mostApiFiles: options.mostApiFiles });
    const waiting = drawn.filter(({ key }) => !done.has(key));
    const progress = createProgress('mutant', waiting.length, process.stdout);
    const all = [...earlier];
    await Promise.all(
      executors.map(async (executor) => {
        for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
          const result = await runMutant(executor, mutant);
          results.add(result);
          all.push(result);
          const { status, file, line, mutator, killer = '', ms } = result;
          progress.step(`${status} ${file}:${line} ${mutator} ${(ms / 1000).toFixed(1)} s ${killer}`);
        }
      }),
    );
    const survivors = all.filter(({ status }) => status === 'survived' || status === 'unreached');
    for (const survivor of survivors.toSorted((one, other) => one.file.localeCompare(other.file))) {
      console.log(`\n${printSurvivor(survivor)}`);
    }
    console.log(`\n${printScores(scoreTable(all, areas))}`);
    const low = lowScores(all, areas);
    for (const score of low) console.error(`${score.name}: ${percentOf(score).toFixed(1)} % is below 90 %`);
    return low.length === 0;
  } finally {
    await stopAll();
  }
};

const pick = ({ share, seed, folders }: MutationOptions) => ({ share, seed, folders });

const prepareBaseline = async (
  { record }: MutationOptions,
  sources: string,
  mutants: Parameters<typeof recordBaseline>[0]['mutants'],
  testFiles: readonly TestFile[],
  executors: Parameters<typeof recordBaseline>[0]['executors'],
): Promise<Baseline> => {
  const isKept = !record && existsSync(baselineFile);
  const baseline = isKept ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline) : emptyBaseline();
  const missing = filesToRecord(baseline, testFiles);
  const progress = createProgress('baseline', missing.length, process.stdout);
  let stored = 0;
  const store = () => {
    stored = performance.now();
    writeFileSync(baselineFile, JSON.stringify(baseline));
  };
  await recordBaseline({
    baseline,
    mutants,
    sources,
    testFiles: missing,
    executors,
    onRecorded: ({ file }, { passed, failedTests }, message = '') => {
      const leftOut = passed ? `${failedTests.length} tests fail` : 'fails';
      const problem = `${file}: ${leftOut} without a mutant and left out. ${message.split('\n')[0]}`;
      progress.step(message ? problem : file);
      if (performance.now() - stored > STORE_EVERY_MS) store();
    },
  });
  if (missing.length > 0) {
    dropUnusedSources(baseline);
    store();
  }
  const named = new Set(testFiles.map(({ file }) => file));
  const runs = Object.fromEntries(Object.entries(baseline.runs).filter(([file]) => named.has(file)));
  return { ...baseline, runs };
};

mkdirSync(state, { recursive: true });
try {
  lock(join(state, 'lock'));
  process.exit((await run(readOptions(process.argv.slice(2)))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

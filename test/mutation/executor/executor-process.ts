import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';
import { CloudFailure, createCloud } from './cloud.ts';
import type { ExecutorMessage, RunRequest, RunResult } from './messages.ts';
import {
  ACTIVE_MUTANT_VARIABLE,
  environmentOf,
  HIT_LIMIT_VARIABLE,
  REACH_FILE_VARIABLE,
  SKIPPED_TESTS_VARIABLE,
} from './switch.ts';

/**
 * Runs test files in one sandbox, one request after another. Vitest's server and the local cloud stay up; each run gets
 * a new test process, so that what it imports is evaluated with the mutant.
 */
const sandbox = process.argv[2]!;
const say = (message: ExecutorMessage) => process.send?.(message);
const cloud = createCloud(sandbox);
const reachFile = join(sandbox, '.local/reach.json');
mkdirSync(join(sandbox, '.local'), { recursive: true });

const TIMEOUT = /timed out in|Waited \d+ ms in vain|ran longer than/i;

let finished: Record<string, number> = {};
let failure: RunResult['failure'];
let failedTests: string[] = [];

const fail = (file: string, test: string, error: unknown) => {
  const { message = String(error) } = error as { message?: string };
  failure ??= { file, test, message: message.slice(0, 500), isTimeout: TIMEOUT.test(message) };
};

const noteModule = (module: TestModule) => {
  const file = relative(sandbox, module.moduleId);
  finished[file] = Math.round(module.diagnostic().duration + module.diagnostic().collectDuration);
  for (const error of module.errors()) fail(file, 'import', error);
  for (const test of module.children.allTests('failed')) {
    failedTests.push(test.fullName);
    fail(file, test.fullName, test.result().errors?.[0]);
  }
  if (module.state() === 'failed') fail(file, 'a hook', module.children.allSuites().next().value?.errors()[0] ?? '');
  say({ type: 'file-end', file });
};
const reporter: Reporter = { onTestModuleEnd: noteModule };

const vitest = await createVitest(
  'test',
  {
    root: sandbox,
    config: join(sandbox, 'test/mutation/executor/vitest.config.ts'),
    watch: false,
    reporters: [reporter],
  },
  { clearScreen: false },
);
await vitest.standalone();

const setEnvironment = ({ mutant, records, skippedTests = [] }: RunRequest) => {
  for (const name of [ACTIVE_MUTANT_VARIABLE, HIT_LIMIT_VARIABLE, REACH_FILE_VARIABLE]) delete process.env[name];
  Object.assign(process.env, environmentOf(mutant));
  if (records) process.env[REACH_FILE_VARIABLE] = reachFile;
  process.env[SKIPPED_TESTS_VARIABLE] = JSON.stringify(skippedTests);
};

/** Templates that were made with a mutant must not outlive it: their cache goes by the sources alone. */
const withoutTemplates = async <T>(work: () => Promise<T>): Promise<T> => {
  const cache = join(sandbox, 'node_modules/.cache/plumbline');
  const aside = `${cache}.aside`;
  if (existsSync(cache)) renameSync(cache, aside);
  try {
    return await work();
  } finally {
    rmSync(cache, { recursive: true, force: true });
    if (existsSync(aside)) renameSync(aside, cache);
  }
};

const runTests = async ({ project: name, files }: RunRequest): Promise<void> => {
  const project = vitest.projects.find((known) => known.name === name)!;
  const specifications = files.map((file) => project.createSpecification(join(sandbox, file)));
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const lastFile = Object.keys(finished).at(-1) ?? files[0]!;
  for (const error of unhandledErrors) fail(lastFile, 'outside of any test', error);
};

const run = async (request: RunRequest): Promise<RunResult> => {
  const { project: name, mutant, needsNewCloud = false, records } = request;
  finished = {};
  failure = undefined;
  failedTests = [];
  rmSync(reachFile, { force: true });
  setEnvironment({ ...request, mutant: undefined, records: false });
  const result: RunResult = { finished, failedTests };
  if (name === 'api') {
    try {
      const { cloud: started, startup } = await cloud.prepare(mutant, needsNewCloud);
      if (startup) result.startup = startup;
      vitest.projects.find((project) => project.name === name)!.provide('clouds', [started]);
      if (records) await cloud.takeHits();
    } catch (error) {
      if (!(error instanceof CloudFailure)) throw error;
      await cloud.stop();
      return {
        ...result,
        failure: { file: request.files[0]!, test: 'start', message: error.message, isTimeout: true },
      };
    }
  }
  setEnvironment(request);
  say({ type: 'tests-start' });
  await runTests(request);
  if (failure) result.failure = failure;
  if (records && existsSync(reachFile)) {
    const reach = JSON.parse(readFileSync(reachFile, 'utf8')) as NonNullable<RunResult['reach']>;
    for (const [id, hits] of Object.entries(name === 'api' ? await cloud.takeHits() : {})) {
      reach.runtime[id] = (reach.runtime[id] ?? 0) + hits;
    }
    result.reach = reach;
  }
  if (name === 'api' && (failure || needsNewCloud)) await cloud.clear();
  return result;
};

process.on('message', async (request: RunRequest | 'stop') => {
  if (request === 'stop') {
    await cloud.stop();
    await vitest.close();
    process.exit(0);
  }
  const work = () => run(request);
  say({ type: 'run-end', result: await (request.changesTemplates ? withoutTemplates(work) : work()) });
});
process.once('disconnect', () => process.exit(1));
say({ type: 'ready' });

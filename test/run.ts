import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireJava } from '../infra/local/dynamodb/java.ts';
import { browserProblem } from './support/browser/browser.ts';
import { forgetLastRun, resultsOf, type TestResult, writeLastRun } from './support/report/last-run.ts';
import { hashSources } from './support/report/source-hash.ts';
import { failedFilesOf, outcomeOf, readReport } from './support/report/test-report.ts';

type Stage = { name: string; command: string; args: string[]; triedAgain?: boolean };

/** The part of all test files to run, such as 1/4. A part has no types and no lint, and doesn't count requirements. */
const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values;

const npm = (name: string): Stage => ({ name, command: 'npm', args: ['run', '--silent', name] });
const reportOf = (name: string) => `.local/test-${name}.json`;
const secondTryOf = (name: string) => `${name}-second-try`;
const vitest = (name: string, project = name, files: string[] = []): Stage => ({
  name,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    // Files are given for a second try.
    ...(shard && !files.length ? [`--shard=${shard}`, '--passWithNoTests'] : []),
    ...files,
  ],
});

/**
 * All stages of tests; those of a row run at a time. Tests that wait for other processes may fail by chance on a busy
 * machine and get a second try; others never do.
 */
const rows: Stage[][] = [
  [...(shard ? [] : [npm('types'), npm('lint')]), vitest('unit'), vitest('components')],
  [vitest('faults'), { ...vitest('api'), triedAgain: true }],
  // A browser counts frames and timers, which a page without enough CPU can't keep up with, so its tests run alone.
  [{ ...vitest('journeys'), triedAgain: true }],
];

/** Runs a stage and returns whether it passed; its output is printed in one piece unless it is `shown` as it comes. */
const run = ({ name, command, args }: Stage, shown: boolean): Promise<boolean> =>
  new Promise((resolve, reject) => {
    rmSync(reportOf(name), { force: true });
    if (shown) console.log(`\n== ${name}`);
    const child = spawn(command, args, { stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => {
      if (!shown) process.stdout.write(`\n== ${name}\n${Buffer.concat(printed)}`);
      resolve(status === 0);
    });
  });

const javaProblem = await requireJava().then(
  () => undefined,
  (error: Error) => error.message,
);
const problems = [javaProblem, await browserProblem()].filter((problem) => problem !== undefined);
if (problems.length) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** Runs the failed files of a stage again, alone; returns whether they passed. */
const tryAgain = async ({ name }: Stage): Promise<boolean> => {
  const files = failedFilesOf(readReport(reportOf(name)) ?? { testResults: [] });
  // An error outside of any test has no file to retry.
  return files.length > 0 && run(vitest(secondTryOf(name), name, files), true);
};

mkdirSync('.local', { recursive: true });
forgetLastRun();
const sources = hashSources();
const brokenStages = new Set<string>();
for (const row of rows) {
  for (const { name } of row) rmSync(reportOf(secondTryOf(name)), { force: true });
  const succeeded = await Promise.all(row.map((stage, at) => run(stage, at === row.length - 1)));
  for (const stage of row.filter((_, at) => !succeeded[at])) {
    if (stage.triedAgain && (await tryAgain(stage))) continue;
    brokenStages.add(stage.name);
  }
}

let passed = 0;
const failures: string[] = [];
const flaky: string[] = [];
const results: TestResult[] = [];
for (const { name, command } of rows.flat()) {
  if (command !== 'vitest') {
    if (brokenStages.has(name)) failures.push(`${name}, whose output is above`);
    continue;
  }
  const report = readReport(reportOf(name));
  const secondReport = readReport(reportOf(secondTryOf(name)));
  const outcome = report && outcomeOf(report, secondReport);
  results.push(...(report ? resultsOf(report, secondReport) : []));
  passed += outcome?.passed ?? 0;
  // A stage without a report has not run to its end.
  const failed = outcome?.failed ?? [`${name} has not run to its end`];
  const isBroken = brokenStages.has(name) && failed.length === 0;
  failures.push(...failed, ...(isBroken ? [`${name}, by an error outside of its tests`] : []));
  flaky.push(...(outcome?.flaky ?? []));
}
// Results of files that changed during the run belong to neither version.
if (!shard && hashSources() === sources) writeLastRun({ sources, finishedAt: new Date().toISOString(), results });
// Printed again at the end, because parallel stages print a lot.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
if (flaky.length) console.log(`\nflaky: ${flaky.length} passed only in their second try`);
for (const failure of flaky) console.log(`\nFLAKY ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);

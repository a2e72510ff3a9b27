import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { requireJava } from '../infra/local/java.ts';
import { browserProblem } from './support/browser.ts';

type Stage = { name: string; command: string; args: string[]; yields?: boolean };

/** How much a stage that yields stands back. */
const NICENESS = 5;

const npm = (name: string): Stage => ({ name, command: 'npm', args: ['run', '--silent', name] });
const reportOf = (name: string) => `.local/test-${name}.json`;
const vitest = (name: string): Stage => ({
  name,
  command: 'vitest',
  args: ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
});

/** Everything there is to test. Stages in a row wait for each other much of the time, so two cores take them at once. */
const rows: Stage[][] = [
  [npm('types'), npm('lint')],
  [vitest('unit')],
  // A browser counts frames and timers, which a page that hardly gets to run cannot keep: its tests go first.
  [{ ...vitest('api'), yields: true }, { ...vitest('faults'), yields: true }, vitest('journeys')],
];

/** Runs a stage and answers whether it succeeded; what it prints comes in one piece unless it is `shown` as it goes. */
const run = ({ name, command, args, yields }: Stage, shown: boolean): Promise<boolean> =>
  new Promise((resolve, reject) => {
    rmSync(reportOf(name), { force: true });
    if (shown) console.log(`\n== ${name}`);
    const child = spawn(command, args, { stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    if (yields && child.pid) setPriority(child.pid, NICENESS);
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

mkdirSync('.local', { recursive: true });
let broken = false;
for (const row of rows) {
  const succeeded = await Promise.all(row.map((stage, at) => run(stage, at === row.length - 1)));
  if (succeeded.includes(false)) broken = true;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** The failed tests of a report and why, and the files that could not be read. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}\n${fullName}\n${(failureMessages ?? []).join('\n')}`),
  ]);

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const { name, command } of rows.flat()) {
  if (command !== 'vitest') continue;
  try {
    const report: Report = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    failures.push(...failuresOf(report));
  } catch {
    // A stage that left no report has not run to its end.
    failures.push(`${name} has not run to its end`);
    broken = true;
  }
}
// Once more at the end, because stages that run at once print a lot.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken ? 1 : 0);

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireJava } from '../infra/local/java.ts';
import { browserProblem } from './support/browser.ts';

/** Everything there is to test, one stage after another so that two cores suffice. */
const stages: [name: string, command: string, args: string[]][] = [
  ['types', 'npm', ['run', '--silent', 'types']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['unit', 'vitest', ['run', '--project', 'unit']],
  ['api', 'vitest', ['run', '--project', 'api']],
  ['journeys', 'vitest', ['run', '--project', 'journeys']],
];

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
let passed = 0;
let failed = 0;
let broken = false;

for (const [name, command, args] of stages) {
  const report = `.local/test-${name}.json`;
  rmSync(report, { force: true });
  console.log(`\n== ${name}`);
  const reporting =
    command === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { status } = spawnSync(command, [...args, ...reporting], { stdio: 'inherit' });
  if (status !== 0) broken = true;
  if (command !== 'vitest') continue;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
  } catch {
    broken = true;
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken ? 1 : 0);

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestReport } from './test-report.ts';

/** The result of a test in the last run; `path` from the repository's root, `title` with those of its groups. */
export type TestResult = { path: string; title: string; passed: boolean; skipped: boolean };
/** A complete run of all tests, and the hash of the files it ran on. */
export type LastRun = { sources: string; finishedAt: string; results: TestResult[] };

const FILE = '.local/last-run.json';
const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

/** The results of a stage; a retried file counts as its second try. */
export const resultsOf = (first: TestReport, second: TestReport = { testResults: [] }): TestResult[] => {
  const repeated = new Set(second.testResults.map(({ name }) => name));
  const files = [...first.testResults.filter(({ name }) => !repeated.has(name)), ...second.testResults];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      path: relative(process.cwd(), name),
      title: fullName,
      passed: status === 'passed',
      skipped: SKIPPED.includes(status),
    })),
  );
};

/** The last complete run, or undefined without one. */
export const readLastRun = (): LastRun | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as LastRun) : undefined;

export const writeLastRun = (run: LastRun): void => {
  mkdirSync('.local', { recursive: true });
  writeFileSync(FILE, JSON.stringify(run));
};

/** A run that is stopped halfway leaves no results that look complete. */
export const forgetLastRun = (): void => rmSync(FILE, { force: true });

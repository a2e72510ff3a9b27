import { existsSync, readFileSync } from 'node:fs';

/** The part of Vitest's JSON report that a run reads. */
export type TestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

export type Outcome = { passed: number; failed: string[]; flaky: string[] };

/** A stage's report, or undefined when it has not run to its end. */
export const readReport = (file: string): TestReport | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Returns the files of a report with failures, which are tried again. */
export const failedFilesOf = ({ testResults }: TestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

const failuresOf = ({ name, message, assertionResults }: TestReport['testResults'][number]): string[] => [
  ...(message ? [`${name}\n${message}`] : []),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${name}\n${fullName}\n${(failureMessages ?? []).join('\n')}`),
];

const passedOf = ({ testResults }: TestReport): number =>
  testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;

/**
 * The result of a stage after its failed files were tried again. Tests of a file depend on each other, so a file counts
 * as its second try; a test that failed in the first try only is flaky, and is listed so that it gets fixed.
 */
export const outcomeOf = (first: TestReport, second?: TestReport): Outcome => {
  const again = new Set(second?.testResults.map(({ name }) => name));
  const remaining = { testResults: first.testResults.filter(({ name }) => !again.has(name)) };
  const passedNow = new Set(second?.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return {
    passed: passedOf(remaining) + (second ? passedOf(second) : 0),
    failed: [...remaining.testResults, ...(second?.testResults ?? [])].flatMap(failuresOf),
    flaky: first.testResults.filter(({ name }) => passedNow.has(name)).flatMap(failuresOf),
  };
};

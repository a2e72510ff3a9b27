import { existsSync, readFileSync } from 'node:fs';

/** What Vitest's JSON reporter writes, as far as a run reads it. */
export type TestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

export type Outcome = { passed: number; failed: string[]; flaky: string[] };

/** The report a stage left, or undefined when it has not run to its end. */
export const readReport = (file: string): TestReport | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The files of a report in which something failed: the ones that are tried once more. */
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
 * What a stage comes to after its failed files were tried once more. Tests of a file stand on each other, so a file counts
 * as its second try went; what failed in the first try only is flaky, and is named so that it gets mended.
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

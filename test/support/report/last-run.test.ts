import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resultsOf } from './last-run.ts';
import type { TestReport } from './test-report.ts';

const file = (path: string, status: string): TestReport['testResults'][number] => ({
  name: join(process.cwd(), path),
  status,
  message: '',
  assertionResults: [{ status, fullName: 'a job is found' }],
});
const report = (...testResults: TestReport['testResults']): TestReport => ({ testResults });

describe('the results of a run', () => {
  it('have each test with its path from the root, and whether it passed or was skipped', () => {
    const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo'];
    const results = resultsOf(report(...statuses.map((status) => file(`test/${status}.test.ts`, status))));
    expect(results).toEqual([
      { path: 'test/passed.test.ts', title: 'a job is found', passed: true, skipped: false },
      { path: 'test/failed.test.ts', title: 'a job is found', passed: false, skipped: false },
      ...['skipped', 'pending', 'todo'].map((status) => ({
        path: `test/${status}.test.ts`,
        title: 'a job is found',
        passed: false,
        skipped: true,
      })),
    ]);
  });

  it('use the second try of a file instead of its first', () => {
    const results = resultsOf(
      report(file('a.test.ts', 'passed'), file('b.test.ts', 'failed')),
      report(file('b.test.ts', 'passed')),
    );
    expect(results.map(({ path, passed }) => [path, passed])).toEqual([
      ['a.test.ts', true],
      ['b.test.ts', true],
    ]);
  });
});

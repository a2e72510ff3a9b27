import { describe, expect, it } from 'vitest';
import { failedFilesOf, outcomeOf, type TestReport } from './test-report.ts';

type File = TestReport['testResults'][number];

const file = (name: string, tests: Record<string, 'passed' | 'failed'>): File => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({
    status,
    fullName,
    ...(status === 'failed' && { failureMessages: ['never came'] }),
  })),
});
const report = (...testResults: File[]): TestReport => ({ testResults });

describe('a run of the tests', () => {
  it('counts what passed when nothing failed', () => {
    expect(outcomeOf(report(file('a', { opens: 'passed', closes: 'passed' })))).toEqual({
      passed: 2,
      failed: [],
      flaky: [],
    });
  });

  it('names the files to retry', () => {
    expect(failedFilesOf(report(file('a', { opens: 'passed' }), file('b', { opens: 'failed' })))).toEqual(['b']);
  });

  it('passes when the second try passes, and names flaky tests', () => {
    const first = report(file('a', { opens: 'passed' }), file('b', { opens: 'failed', closes: 'failed' }));
    const second = report(file('b', { opens: 'passed', closes: 'passed' }));
    expect(outcomeOf(first, second)).toEqual({
      passed: 3,
      failed: [],
      flaky: ['b\nopens\nnever came', 'b\ncloses\nnever came'],
    });
  });

  it('fails when the second try fails, and calls that not flaky', () => {
    const first = report(file('b', { opens: 'failed', closes: 'passed' }));
    const second = report(file('b', { opens: 'passed', closes: 'failed' }));
    expect(outcomeOf(first, second)).toEqual({ passed: 1, failed: ['b\ncloses\nnever came'], flaky: [] });
  });

  it('fails without a second try, and for a file that could not be read', () => {
    const unread: File = { name: 'c', status: 'failed', message: 'no such module', assertionResults: [] };
    expect(outcomeOf(report(unread))).toEqual({ passed: 0, failed: ['c\nno such module'], flaky: [] });
  });
});

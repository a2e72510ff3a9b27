import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Kind, kinds, rowsOf } from './checklist.ts';
import { constants, listsAlone } from './constants.ts';
import { missingRows } from './judge.ts';
import type { TestFile } from './levels.ts';
import { idsInTitle } from './titles.ts';

const row = (kind: Kind, id: string, isChangedByDecision = false) => ({ id, kind, isChangedByDecision });
type TestOutcome = 'passed' | 'failed' | 'skipped';
type Ran = { test: TestFile; ended: TestOutcome };
/** A test file and the result of its one test; its title has the id of all rows here. */
const ran = (path: string, head = '', ended: TestOutcome = 'passed'): Ran => ({ test: { path, source: head }, ended });
const judge = (kind: Kind, runs: Ran[], product: TestFile[] = [], id = 'CON-25') =>
  missingRows([row(kind, id)], {
    results: runs.map(({ test: { path }, ended }) => ({
      path,
      title: `a group ${`[${id}]`} shows something`,
      passed: ended === 'passed',
      skipped: ended === 'skipped',
    })),
    tests: runs.map(({ test }) => test),
    product,
  }).get(id);

const RENDERS = "import { render } from '@testing-library/react';";
const CALLS_THE_GATEWAY = "import { api } from '../support/contract/api.ts';";
const inAJourney = ran('test/journeys/shell.test.ts');
const throughTheGateway = ran('test/api/jobs.test.ts');
const inCode = ran('shared/domain/money/money.test.ts');
const rendered = ran('web/src/ui/toast.test.tsx', RENDERS);
const notRendered = ran('web/src/ui/toast.test.tsx');
const faultThroughTheGateway = ran('test/faults/payments.test.ts', CALLS_THE_GATEWAY);
const faultInMemory = ran('test/faults/memory-table.test.ts');

describe('a row of the checklist', () => {
  it('is read with its id and kind', () => {
    const [first, second] = ['SHL-02', 'API-01'] as const;
    const head = '| id | requirement | kind | source |\n|---|---|---|---|';
    const rows = rowsOf(`${head}\n| ${first} | a | ui | A §2 |\n| ${second}  | b | api  | A |`);
    expect(rows).toEqual([row('ui', first), row('api', second)]);
  });

  it('is read as changed by decision when its text says so', () => {
    const [id] = ['SEE-06'] as const;
    const text = `| ${id} | shows a text (changed by decision: another text) | rule | B §5 |`;
    expect(rowsOf(text)).toEqual([row('rule', id, true)]);
  });

  it('is not shown when no test carries its id', () => {
    expect(judge('rule', [])).toBe('without a test');
  });

  it('is not shown by a test that was skipped', () => {
    expect(judge('rule', [ran('shared/a.test.ts', '', 'skipped')])).toBe('without a test');
    expect(judge('rule', [ran('shared/a.test.ts', '', 'skipped'), inCode])).toBeUndefined();
  });

  it('is not shown when a test that carries its id failed, whatever else passed', () => {
    expect(judge('rule', [ran('shared/a.test.ts', '', 'failed')])).toBe('a test failed');
    expect(judge('rule', [inCode, ran('shared/a.test.ts', '', 'failed')])).toBe('a test failed');
  });

  it("is not shown when the product doesn't use its list", () => {
    expect(judge('const', [inCode], [], 'CON-03')).toBe('the product does not use its list');
  });

  it('of kind ui counts in a journey or in a component test that renders, and nowhere else', () => {
    expect(judge('ui', [inAJourney])).toBeUndefined();
    expect(judge('ui', [rendered])).toBeUndefined();
    expect(judge('ui', [throughTheGateway])).toBe('only in an API test');
    expect(judge('ui', [inCode])).toBe('only in a unit test');
    expect(judge('ui', [notRendered])).toBe('only in a unit test');
  });

  it('of kind api counts through the gateway, and nowhere else', () => {
    expect(judge('api', [throughTheGateway])).toBeUndefined();
    expect(judge('api', [faultThroughTheGateway])).toBeUndefined();
    expect(judge('api', [faultInMemory])).toBe('only in a unit test');
    expect(judge('api', [inAJourney])).toBe('only in a test of the screen');
    expect(judge('api', [inCode])).toBe('only in a unit test');
  });

  it('of kind rule counts in every test', () => {
    for (const tests of [[inAJourney], [throughTheGateway], [inCode]]) expect(judge('rule', tests)).toBeUndefined();
  });

  it('of kind const counts when the product imports its value, and neither by a test nor by a type', () => {
    const limits = '@plumbline/shared/options/limits';
    const reader = (source: string): TestFile[] => [{ path: 'web/src/ui/mile-tape.tsx', source }];
    const unused = 'the product does not use SEARCH_RADIUS_MILES';
    expect(
      judge('const', [inCode], reader(`import {\n  DAY_MS,\n  SEARCH_RADIUS_MILES as MILES,\n} from '${limits}';`)),
    ).toBeUndefined();
    expect(
      judge('const', [inCode], reader(`import * as l from '${limits}.ts'; const m = l.SEARCH_RADIUS_MILES;`)),
    ).toBeUndefined();
    expect(judge('const', [inCode], reader(`import { DAY_MS } from '${limits}';`))).toBe(unused);
    expect(judge('const', [inCode], reader(`import type { SEARCH_RADIUS_MILES } from '${limits}';`))).toBe(unused);
    expect(judge('const', [inCode], reader(`import { SEARCH_RADIUS_MILES } from './other';`))).toBe(unused);
    const ownFile = { path: 'shared/options/limits.ts', source: `import { SEARCH_RADIUS_MILES } from '${limits}';` };
    expect(judge('const', [inCode], [ownFile])).toBe(unused);
    expect(judge('const', [], reader(`import { SEARCH_RADIUS_MILES } from '${limits}';`))).toBe('without a test');
  });

  it('is named in brackets anywhere in a full title: alone, in a list or in a range', () => {
    expect(idsInTitle(`${'[PAY-01]'} charges once`)).toEqual(['PAY-01']);
    expect(idsInTitle(`a purchase ${'[PAY-01]'} charges once ${'[PAY-02, PAY-04]'}`)).toEqual([
      ...['PAY-01', 'PAY-02', 'PAY-04'],
    ]);
    expect(idsInTitle(`lists fields ${'[CON-09 to CON-11]'}`)).toEqual(['CON-09', 'CON-10', 'CON-11']);
    expect(idsInTitle(`says ${'PAY-01'} without brackets`)).toEqual([]);
  });
});

describe('the checklist of the product', () => {
  const rows = rowsOf(readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8'));

  it('is read completely: 380 rows of four kinds, each id once', () => {
    expect(rows).toHaveLength(380);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(380);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('has an export for every row of kind const', () => {
    const named = [...Object.keys(constants), ...listsAlone];
    expect(
      rows
        .filter(({ kind }) => kind === 'const')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(named.toSorted());
  });
});

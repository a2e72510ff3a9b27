import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Kind, kinds, rowsOf } from './checklist.ts';
import { constants, listsAlone } from './constants.ts';
import { missingRows } from './judge.ts';
import type { TestFile } from './levels.ts';
import { idsInTitles } from './titles.ts';

const row = (kind: Kind, id: string) => ({ id, kind });
/** Built from parts, so that this file's own text carries no id of a row. */
const titled = (id: string) => `it('${`[${id}]`} shows something', () => {});`;
const test = (path: string, id: string, head = ''): TestFile => ({ path, source: `${head}\n${titled(id)}` });
const judge = (kind: Kind, tests: TestFile[], product: TestFile[] = []) =>
  missingRows([row(kind, 'CON-25')], { tests, product }).get('CON-25');

const inAJourney = test('test/journeys/shell.test.ts', 'CON-25');
const throughTheGateway = test('test/api/jobs.test.ts', 'CON-25');
const inCode = test('shared/domain/money/money.test.ts', 'CON-25');
const rendered = test('web/src/ui/toast.test.tsx', 'CON-25', "import { render } from '@testing-library/react';");
const notRendered = test('web/src/ui/toast.test.tsx', 'CON-25');
const faultThroughTheGateway = test(
  'test/faults/payments.test.ts',
  'CON-25',
  "import { api } from '../support/contract/api.ts';",
);
const faultInMemory = test('test/faults/memory-table.test.ts', 'CON-25');

describe('a row of the checklist', () => {
  it('is read with its id and kind', () => {
    const [first, second] = ['SHL-02', 'API-01'] as const;
    const head = '| id | requirement | kind | source |\n|---|---|---|---|';
    const rows = rowsOf(`${head}\n| ${first} | a | ui | A §2 |\n| ${second}  | b | api  | A |`);
    expect(rows).toEqual([row('ui', first), row('api', second)]);
  });

  it('that nothing names has no test', () => {
    expect(judge('rule', [])).toBe('without a test');
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

  it('of kind rule counts wherever it can be broken', () => {
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

  it('is named at the beginning of a title, not in a comment or in the middle of a text', () => {
    expect(idsInTitles(titled('PAY-01'))).toEqual(['PAY-01']);
    expect(idsInTitles(`it("${'[PAY-01]'} ${'[PAY-02]'} charges once", ...)`)).toEqual(['PAY-01', 'PAY-02']);
    expect(idsInTitles(`// as ${'[PAY-01]'} says: 'once'`)).toEqual([]);
  });
});

describe('the checklist of the product', () => {
  const rows = rowsOf(readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8'));

  it('is read whole: 380 rows of four kinds, each id once', () => {
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './checklist.ts';
import { docstringsWithInnerIds, misplacedIds } from './id-format.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const known = new Set(rowsOf(read('test/requirements.md')).map(({ id }) => id));
const id = [...known][0] ?? '';
const files = globSync('{shared,functions,infra,web/src,test}/**/*.{ts,tsx,json,css,html,py,yml}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local|dist)(\/|$)/.test(path),
});
const wrong = (source: string) => misplacedIds(source, known).map((line) => line.replace(/^\d+: /, ''));

describe('the ids of requirements', () => {
  it('are in brackets, several and ranges in one pair', () => {
    expect(wrong(`/** Lists jobs [${id}], [${id}, ${id}] and [${id} to ${id}]. */\nit('[${id}] lists jobs');`)).toEqual(
      [],
    );
    expect(wrong(`const row = '${id}';`)).toEqual([]);
    expect(wrong(`/** ${id}: lists jobs. */`)).toEqual([`${id} stands outside of brackets`]);
    expect(wrong(`// Lists jobs (${id}).`)).toEqual([`${id} stands outside of brackets`]);
    expect(wrong(`/** Lists jobs [${id}..${id}]. */`)).toHaveLength(2);
  });

  it('are never alone in a comment', () => {
    expect(wrong(`/** [${id}] */`)).toEqual([`/** [${id}] */ says nothing but ids`]);
    expect(wrong(`list(); // [${id}].`)).toEqual([`// [${id}]. says nothing but ids`]);
    expect(wrong(`/**\n * Lists jobs\n * [${id}].\n */`)).toEqual([]);
  });

  it('end the docstrings of product code, once in each', () => {
    expect(docstringsWithInnerIds(`/** Lists jobs [${id}]. */\n/**\n * Lists\n * jobs [${id}, ${id}].\n */`)).toEqual(
      [],
    );
    const inner = `/** Lists jobs [${id}]. Makes one request. */`;
    expect(docstringsWithInnerIds(inner)).toEqual([inner]);
    expect(docstringsWithInnerIds(`/** Lists jobs [${id}] and projects [${id}]. */`)).toHaveLength(1);
    const product = files.filter((file) => !/^test\/|\.test\.tsx?$/.test(file));
    expect(product.flatMap((file) => docstringsWithInnerIds(read(file)).map((text) => `${file}: ${text}`))).toEqual([]);
  });

  it('are in brackets in every source and every test', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap((file) => misplacedIds(read(file), known).map((line) => `${file}:${line}`))).toEqual([]);
  });
});

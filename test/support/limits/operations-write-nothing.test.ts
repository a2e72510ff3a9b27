import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sourcesOf = (pattern: string): [file: string, source: string][] =>
  globSync(pattern, { cwd: repository, exclude: (path) => /node_modules|\.test\.tsx?$/.test(path) }).map((file) => [
    file,
    readFileSync(join(repository, file), 'utf8'),
  ]);

const EXPORTED = /^export const (\w+)[^\n]* ?=(?:[^\n]*)(?:\n(?:[ \t)}\]][^\n]*)?)*/gm;
const WRITES =
  /\b(?:PutItemCommand|UpdateItemCommand|DeleteItemCommand|PutTransaction|UpdateTransaction|DeleteTransaction|ConditionCheck)\b/;

/** The functions of an entity file that write its items, or make a write or condition of a transaction. */
const writersOf = (source: string): Set<string> => {
  const functions = [...source.matchAll(EXPORTED)].map(({ 0: body, 1: name = '' }) => ({ name, body }));
  return new Set(functions.filter(({ body }) => WRITES.test(body)).map(({ name }) => name));
};

type Import = { from: string; names: string[] };
/** The values that a file imports from the table. */
const tableImportsOf = (file: string, source: string): Import[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*\/table\/[^']*)'/gm)].map(([, names = '', from = '']) => ({
    from: normalize(join(dirname(file), from)),
    names: names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  }));

const writers = new Map(sourcesOf('functions/table/**/*.ts').map(([file, source]) => [file, writersOf(source)]));

const writingImports = (file: string, source: string): string[] =>
  tableImportsOf(file, source).flatMap(({ from, names }) =>
    names.filter((name) => writers.get(from)?.has(name)).map((name) => `${file}: ${name}`),
  );

describe('an operation file', () => {
  it('is found to write when it imports a write or a condition of the table', () => {
    const source = "import { ifJobOpen, readJob } from '../../table/jobs/job.ts';\n";
    expect(writingImports('functions/api/jobs/posting.ts', source)).toEqual([
      'functions/api/jobs/posting.ts: ifJobOpen',
    ]);
  });

  it('writes nothing to the table itself: that is what services are for', () => {
    expect([...writers.values()].reduce((count, names) => count + names.size, 0)).toBeGreaterThan(100);
    expect(sourcesOf('functions/api/**/*.{ts,tsx}').flatMap(([file, source]) => writingImports(file, source))).toEqual(
      [],
    );
  });
});

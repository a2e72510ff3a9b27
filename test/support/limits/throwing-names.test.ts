import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** A function of a module: its first line and every line that is indented or closes it. */
const FUNCTION = /^(?:export )?(?:const (\w+)[^\n]* = |(?:async )?function (\w+))[^\n]*(?:\n(?:[ \t)}\]][^\n]*)?)*/gm;

type FunctionSource = { where: string; name: string; body: string };

const functionsOf = (where: string, source: string): FunctionSource[] =>
  [...source.matchAll(FUNCTION)].map(({ 0: body, 1: arrow, 2: declared }) => ({
    where,
    name: arrow ?? declared ?? '',
    body,
  }));

const mayThrow = (name: string) => /^(require|assert)[A-Z]/.test(name);
const calls = (body: string, names: ReadonlySet<string>) =>
  [...body.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => names.has(name));

/** Functions whose name promises a value, `xOf` or `xFor`, and that throw anyway. */
const throwingGetters = (found: FunctionSource[]): string[] => {
  const throwing = new Set<string>();
  let before = -1;
  while (throwing.size > before) {
    before = throwing.size;
    for (const { name, body } of found)
      if (mayThrow(name) && (/\bthrow\b/.test(body) || calls(body, throwing))) throwing.add(name);
  }
  return found
    .filter(({ name }) => /(Of|For)$/.test(name) && !mayThrow(name))
    .filter(({ body }) => /\bthrow\b/.test(body) || calls(body, throwing))
    .map(({ where, name }) => `${where}: ${name}`);
};

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const productFunctions = globSync('{shared,functions,infra,web/src}/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local)(\/|$)|\.test\.tsx?$/.test(path),
}).flatMap((file) => functionsOf(file, readFileSync(join(repository, file), 'utf8')));

describe('a function called xOf or xFor', () => {
  it('is found throwing by itself or through a function called requireX', () => {
    const source = `export const jobOf = (id?: string) => {\n  if (!id) throw new Error();\n  return id;\n};
const requireJob = () => {\n  throw new Error();\n};\nconst requireOpenJob = () => requireJob();
const pageFor = (): void => requireOpenJob();\nconst nameOf = (x: string) => x;\nfunction rowsOf() {\n  return requireJob();\n}`;
    expect(throwingGetters(functionsOf('a.ts', source))).toEqual(['a.ts: jobOf', 'a.ts: pageFor', 'a.ts: rowsOf']);
  });

  it('never throws: a function that throws is called requireX', () => {
    expect(productFunctions.length).toBeGreaterThan(2_000);
    expect(throwingGetters(productFunctions)).toEqual([]);
  });
});

describe('a function called ifX', () => {
  it('returns a condition of the table and never throws', () => {
    const conditions = productFunctions.filter(({ name }) => /^if[A-Z]/.test(name));
    expect(conditions.length).toBeGreaterThan(20);
    expect(conditions.filter(({ body }) => /\bthrow\b|\brequire[A-Z]\w*\(/.test(body)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('is the only prefix of a condition check: none is called must, which would read as if it threw', () => {
    const checks = productFunctions.filter(({ body }) => /^[^\n]*=>\s*\w+\.build\(ConditionCheck\)/.test(body));
    expect(checks.length).toBeGreaterThan(15);
    expect(checks.filter(({ name }) => !/^if[A-Z]/.test(name)).map(({ where, name }) => `${where}: ${name}`)).toEqual(
      [],
    );
    expect(productFunctions.filter(({ name }) => /^must[A-Z]/.test(name)).map(({ name }) => name)).toEqual([]);
  });
});

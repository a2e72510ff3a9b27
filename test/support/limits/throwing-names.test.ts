import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** A function of a module: its first line and every line that is indented or closes it. */
const FUNCTION = /^(?:export )?(?:const (\w+)[^\n]* = |(?:async )?function (\w+))[^\n]*(?:\n(?:[ \t)}\]][^\n]*)?)*/gm;

type Found = { where: string; name: string; body: string };

const functionsOf = (where: string, source: string): Found[] =>
  [...source.matchAll(FUNCTION)].map(({ 0: body, 1: arrow, 2: declared }) => ({
    where,
    name: arrow ?? declared ?? '',
    body,
  }));

const refuses = (name: string) => /^(must|refuse)[A-Z]/.test(name);
const calls = (body: string, names: ReadonlySet<string>) =>
  [...body.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => names.has(name));

/** Functions whose name promises a value, `xOf` or `xFor`, and that throw all the same. */
const throwingGetters = (found: Found[]): string[] => {
  const throwing = new Set<string>();
  let before = -1;
  while (throwing.size > before) {
    before = throwing.size;
    for (const { name, body } of found)
      if (refuses(name) && (/\bthrow\b/.test(body) || calls(body, throwing))) throwing.add(name);
  }
  return found
    .filter(({ name }) => /(Of|For)$/.test(name) && !refuses(name))
    .filter(({ body }) => /\bthrow\b/.test(body) || calls(body, throwing))
    .map(({ where, name }) => `${where}: ${name}`);
};

const repository = fileURLToPath(new URL('../../../', import.meta.url));

describe('a function called xOf or xFor', () => {
  it('is found throwing by itself or through one called must or refuse', () => {
    const source = `export const jobOf = (id?: string) => {\n  if (!id) throw new Error();\n  return id;\n};
const mustFind = () => {\n  throw new Error();\n};\nconst refuseEmpty = () => mustFind();
const pageFor = (): void => refuseEmpty();\nconst nameOf = (x: string) => x;\nfunction rowsOf() {\n  return mustFind();\n}`;
    expect(throwingGetters(functionsOf('a.ts', source))).toEqual(['a.ts: jobOf', 'a.ts: pageFor', 'a.ts: rowsOf']);
  });

  it('never throws: what throws is called mustX', () => {
    const files = globSync('{shared,functions,infra,web/src}/**/*.{ts,tsx}', {
      cwd: repository,
      exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local)(\/|$)|\.test\.tsx?$/.test(path),
    });
    const found = files.flatMap((file) => functionsOf(file, readFileSync(join(repository, file), 'utf8')));
    expect(found.length).toBeGreaterThan(2_000);
    expect(throwingGetters(found)).toEqual([]);
  });
});

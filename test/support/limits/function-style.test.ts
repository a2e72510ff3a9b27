import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** A function with a `this` of its own cannot be an arrow. */
const DECLARED = /^(export )?(default )?(async )?function \*?\w+(<.*>)?\((?!this)/gm;
const INTERFACE = /^(export )?interface /gm;

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync('{shared,functions,web/src,test}/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|\.local)(\/|$)/.test(path),
});
const holding = (pattern: RegExp) =>
  files.filter((file) => readFileSync(join(repository, file), 'utf8').match(pattern)).sort();

describe('the style of functions and types', () => {
  it('is known by what it is looked for with', () => {
    expect('export async function load() {}\nfunction answer(this: Window) {}'.match(DECLARED)).toHaveLength(1);
    expect('const a = 1;\nexport interface Job {}'.match(INTERFACE)).toHaveLength(1);
  });

  it('is arrows and types outside of infra', () => {
    expect(files.length).toBeGreaterThan(1_500);
    expect(holding(DECLARED)).toEqual([]);
    expect(holding(INTERFACE)).toEqual([]);
  });
});

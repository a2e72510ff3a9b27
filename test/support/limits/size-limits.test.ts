import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MOST_FILES = 20;
const MOST_LINES = 250;
const MOST_TEST_LINES = 300;

/** Data written as code, and what a program has written. */
const DATA = new Set([
  'shared/errors.ts',
  'shared/options/trades/trade-categories.ts',
  'functions/services/emails/layout/layout.generated.ts',
]);
const ROOMS = ['shared', 'functions', 'infra', 'web/src', 'test'];

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sources = globSync(`{${ROOMS.join()}}/**/*.{ts,tsx,json,css}`, {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local)(\/|$)/.test(path),
});
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const linesOf = (file: string) => readFileSync(join(repository, file), 'utf8').split('\n').length - 1;
const longerThan = (most: number, files: string[]) =>
  files.map((file) => `${file} ${linesOf(file)}`).filter((line) => Number(line.split(' ').at(-1)) > most);

describe('the size of things', () => {
  it('is at most 20 files in a folder', () => {
    const counts = Object.groupBy(sources, (file) => dirname(file));
    const full = Object.entries(counts).filter(([, files = []]) => files.length > MOST_FILES);
    expect(full.map(([folder, files = []]) => `${folder} ${files.length}`)).toEqual([]);
  });

  it('is at most 250 lines in a source file and 300 in a test, data excepted', () => {
    const code = sources.filter((file) => /\.tsx?$/.test(file) && !DATA.has(file));
    expect(
      longerThan(
        MOST_LINES,
        code.filter((file) => !isTest(file)),
      ),
    ).toEqual([]);
    expect(longerThan(MOST_TEST_LINES, code.filter(isTest))).toEqual([]);
  });
});

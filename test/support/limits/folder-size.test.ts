import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MOST_FILES = 20;

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sources = globSync('{shared,functions,infra,web/src,test}/**/*.{ts,tsx,json,css}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local)(\/|$)/.test(path),
});

it('no folder has more than 20 files', () => {
  const counts = Object.groupBy(sources, (file) => dirname(file));
  const full = Object.entries(counts).filter(([, files = []]) => files.length > MOST_FILES);
  const help = 'Move files of one subject to a subfolder';
  expect(
    full.map(([folder, files = []]) => `${folder} ${files.length}`),
    help,
  ).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailedKeys } from './mailed-keys.ts';

const functions = join(import.meta.dirname, '../../../../functions');
const sources = ['api', 'services'].flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: functions })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(functions, file), 'utf8')),
);
const found = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, ...rest]) => rest));

it('the mailed keys are exactly those that the server puts into the address of a page', () => {
  const links = found(/\bpaths\.([\w.]+)\.path\(\{\s*(k|key|token|code|secret)\b/g);
  expect(Object.fromEntries(links)).toEqual(mailedKeys);
});

it('the only mailed link with a key to a page of the server turns off e-mails', () => {
  expect(found(/siteUrl\}(\/api\/[\w/-]+)\?/g)).toEqual([['/api/unsubscribe']]);
});

import { globSync, readFileSync } from 'node:fs';
import { rowsOf } from './checklist.ts';
import { missingRows } from './judge.ts';
import type { TestFile } from './levels.ts';

const read = (path: string): TestFile => ({ path, source: readFileSync(path, 'utf8') });
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isLocalCloud = (path: string): boolean => path.startsWith('infra/local/');

const code = globSync('{shared,functions,infra,web/src}/**/*.{ts,tsx}').filter(
  (path) => !path.includes('node_modules'),
);
const rows = rowsOf(readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8'));
const missing = missingRows(rows, {
  tests: [...code.filter(isTest), ...globSync('test/**/*.test.{ts,tsx}')].map(read),
  product: code.filter((path) => !isTest(path) && !isLocalCloud(path)).map(read),
});

const asked = process.argv.slice(2).map((area) => area.toUpperCase());
const areas = [...new Set(rows.map(({ id }) => id.slice(0, 3)))];
const shown = asked.length ? areas.filter((area) => asked.includes(area)) : areas;

for (const area of shown) {
  const own = rows.filter(({ id }) => id.startsWith(area));
  const open = own.filter(({ id }) => missing.has(id));
  console.log(`${area} ${own.length - open.length} of ${own.length}`);
  for (const [reason, group] of Map.groupBy(open, ({ id }) => missing.get(id))) {
    console.log(`  ${reason}: ${group.map(({ id }) => id).join(' ')}`);
  }
}

const unknown = asked.filter((area) => !areas.includes(area));
if (unknown.length) console.log(`unknown area: ${unknown.join(' ')}`);
console.log(`${rows.length - missing.size} of ${rows.length} requirements are shown by a test at their own level`);
const incomplete = asked.length > 0 && shown.some((area) => [...missing.keys()].some((id) => id.startsWith(area)));
process.exit(incomplete || unknown.length ? 1 : 0);

import { globSync, readFileSync } from 'node:fs';
import { readLastRun } from '../report/last-run.ts';
import { hashSources } from '../report/source-hash.ts';
import { rowsOf } from './checklist.ts';
import { missingRows } from './judge.ts';
import type { TestFile } from './levels.ts';

const run = readLastRun();
if (!run || run.sources !== hashSources()) {
  console.log(
    run ? `The files have changed since the last run of all tests, ${run.finishedAt}.` : 'No run of all tests.',
  );
  console.log('Run npm test: the count reads its results.');
  process.exit(1);
}

const read = (path: string): TestFile => ({ path, source: readFileSync(path, 'utf8') });
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isLocalCloud = (path: string): boolean => path.startsWith('infra/local/');

const code = globSync('{shared,functions,infra,web/src}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] });
const rows = rowsOf(readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8'));
const missing = missingRows(rows, {
  results: run.results,
  tests: [...new Set(run.results.map(({ path }) => path))].map(read),
  product: code.filter((path) => !isTest(path) && !isLocalCloud(path)).map(read),
});

const asked = process.argv.slice(2).map((area) => area.toUpperCase());
const areas = [...new Set(rows.map(({ id }) => id.slice(0, 3)))];
const shown = asked.length ? areas.filter((area) => asked.includes(area)) : areas;

for (const area of shown) {
  const own = rows.filter(({ id }) => id.startsWith(area));
  const open = own.filter(({ id }) => missing.has(id));
  const changed = own.filter((row) => row.isChangedByDecision).length;
  console.log(
    `${area} ${own.length - open.length} of ${own.length}${changed ? `, ${changed} changed by decision` : ''}`,
  );
  for (const [reason, group] of Map.groupBy(open, ({ id }) => missing.get(id))) {
    console.log(`  ${reason}: ${group.map(({ id }) => id).join(' ')}`);
  }
}

const unknown = asked.filter((area) => !areas.includes(area));
if (unknown.length) console.log(`unknown area: ${unknown.join(' ')}`);
const changed = rows.filter((row) => row.isChangedByDecision).length;
const count = `${rows.length - missing.size} of ${rows.length} requirements`;
console.log(
  `${count} were shown by the run of ${run.finishedAt}, each at its own level; ${changed} of all are changed by decision`,
);
const incomplete = asked.length > 0 && shown.some((area) => [...missing.keys()].some((id) => id.startsWith(area)));
process.exit(incomplete || unknown.length ? 1 : 0);

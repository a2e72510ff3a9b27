import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A key of a query or a change that is written inline. */
const WRITTEN_OUT = /\b(?:query|mutation)Key:\s*(?:\[|['"])|(?:QueryData|QueriesData)(?:<[^(]*>)?\(\s*\[/;

it('the web app keeps every key in one place, so that a change on one page refreshes the others', () => {
  const src = new URL('../../', import.meta.url).pathname;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<![.]test)[.]tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const help = 'Add the key to lib/queries/query-keys.ts and use it from there';
  expect(
    sources.filter((file) => WRITTEN_OUT.test(readFileSync(`${src}${file}`, 'utf8'))),
    help,
  ).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';

const list = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8');
const ids = [...list.matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm)].map(([, id]) => id ?? '');

const files = globSync('{shared,functions,infra,web/src,test}/**/*.test.{ts,tsx}');
/** Titles only: an id in a comment or a string of data proves nothing. */
const titles = files.flatMap((file) => readFileSync(file, 'utf8').match(/\[[A-Z]{3}-\d{2}\](?=[^\n]*['"`])/g) ?? []);
const tested = new Set(titles.map((title) => title.slice(1, -1)));

const asked = process.argv.slice(2).map((area) => area.toUpperCase());
const areas = [...new Set(ids.map((id) => id.slice(0, 3)))];
let incomplete = false;

for (const area of asked.length ? areas.filter((each) => asked.includes(each)) : areas) {
  const own = ids.filter((id) => id.startsWith(area));
  const missing = own.filter((id) => !tested.has(id));
  console.log(`${area} ${own.length - missing.length} of ${own.length}`);
  if (missing.length) console.log(`  without a test: ${missing.join(' ')}`);
  if (asked.length && missing.length) incomplete = true;
}

const unknown = asked.filter((area) => !areas.includes(area));
if (unknown.length) console.log(`unknown area: ${unknown.join(' ')}`);
const covered = ids.filter((id) => tested.has(id)).length;
console.log(`${covered} of ${ids.length} requirements have a test`);
process.exit(incomplete || unknown.length ? 1 : 0);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '../../infra/local/cloud.ts';
import { measureBundles } from './bundles.ts';
import { simulateDueLists } from './due/due-lists.ts';
import { type Measurements, moved, readMeasurements } from './endpoints/compare.ts';
import { measureEndpoints } from './endpoints/measure-endpoints.ts';
import { measurePages } from './endpoints/measure-pages.ts';
import { findSubjects } from './endpoints/subjects.ts';
import { measureFanOut } from './fanout.ts';
import { measureOperations, tooDear } from './operations.ts';
import { printTable as print } from './print-table.ts';
import { checkIndex } from './search/check-index.ts';
import { compareSearches, compareWrites } from './search/compare-layouts.ts';
import { chosen } from './search/layouts.ts';
import { checkTargets } from './search/targets.ts';
import { measureFirstLoads } from './web/first-loads.ts';
import { measureRoutes } from './web/web-routes.ts';

const compareAt = process.argv.indexOf('--compare');
const comparedWith = compareAt > 0 ? process.argv[compareAt + 1] : undefined;

const BUNDLES =
  'Lambdas: KB gzip a start loads, with what waits for its call, KB of data, import CPU ms and its ratio to the bare client';

/** Computed layouts of the search index, then the product's own in DynamoDB Local. */
const benchSearch = async (): Promise<void> => {
  const [searches, writes, targets] = [compareSearches(), compareWrites(), checkTargets(chosen)];
  print(
    'Searches: read units by the trades asked for, requests, KB, what the hottest partition bears in a second, units of a write, and targets missed',
    searches,
  );
  print('Writes: units of the entries of one document in New York', writes);
  print('Targets at 100,000 documents in New York', targets);
  const index = await checkIndex();
  print('Capacity of the index in New York at 3,000 documents', index.capacity);
  console.log(`\n${index.searches} random searches, ${index.wrong} differ from brute force`);
  writeFileSync('.local/bench-search.json', JSON.stringify({ searches, writes, targets, index }, null, 2));
  if (index.wrong) process.exitCode = 1;
};

const benchEndpoints = async (word?: string) => {
  const demo = { ...(await findSubjects(new Date())), origin: cloud.origin, settle: () => cloud.settle() };
  const { rows, splits, unanswered } = await measureEndpoints(demo, word);
  print(
    'Endpoints on the demo data: requests and units (as the emulator counts, and each write of a transaction by itself), CPU ms, and its ratio to a hand-written handler that asks as often; dearest first',
    rows,
  );
  if (splits.length) print('Where the units of the dearest ten go', splits);
  if (unanswered.length) {
    print('Answered with an error, so not measured', unanswered);
    process.exitCode = 1;
  }
  return rows;
};

/** Lists by the length of a page: a list whose requests grow with it fails the run. */
const benchPages = async () => {
  const rows = await measurePages(await findSubjects(new Date()));
  print(
    'Lists: the largest page and the rows it holds, requests for one row, twenty and the largest page, units of that',
    rows,
  );
  if (rows.some(({ missed }) => missed)) process.exitCode = 1;
  return rows;
};

const benchOperations = async () => {
  const { rows, splits } = await measureOperations(new Date());
  print(
    'Operations on the demo data: DynamoDB requests and capacity units (as the emulator counts, and each write of a transaction by itself), CPU and time in ms',
    rows,
  );
  print('Where the units of the dearest go: reads, and each write by the table and its indexes', splits);
  for (const { operation, counted } of tooDear(rows)) {
    console.error(`${operation} costs ${counted} units`);
    process.exitCode = 1;
  }
  return rows;
};

/** Stores the figures and, with `--compare`, prints which differ from those of another run. */
const keep = (figures: Measurements): void => {
  const before = comparedWith && readMeasurements(comparedWith);
  writeFileSync('.local/bench.json', JSON.stringify(figures, null, 2));
  if (!before) return;
  const differences = moved(before, figures);
  if (differences.length) print(`Moved since ${comparedWith}`, differences);
  else console.log(`\nNothing moved since ${comparedWith}`);
};

/** The cost of a job that matches many seekers, with all of its effects. */
const benchFanOut = async (): Promise<void> => {
  await cloud.completeDemo();
  await cloud.settle(240_000);
  const { rows, counted, splits } = await measureFanOut(new Date(), () => cloud.settle(240_000));
  print(
    'Fan-out: requests and units (as the emulator counts) of each match of a new job, with its lists, notifications and e-mails',
    rows,
  );
  print(`Where they go: ${counted} units with each write of a transaction counted, by the kind of request`, splits);
  if (rows.some(({ missed }) => missed)) process.exitCode = 1;
};

const benchAll = async (): Promise<void> => {
  const operations = await benchOperations();
  const pages = await benchPages();
  const endpoints = await benchEndpoints();
  const bundles = await measureBundles();
  const routes = await measureRoutes();
  print(BUNDLES, bundles);
  print('Web: JavaScript KB brotli, own and in all', routes);
  keep({ operations, pages, endpoints, bundles, routes });
};

const benchBundles = async (): Promise<void> => {
  const bundles = await measureBundles();
  print(BUNDLES, bundles);
  keep({ bundles });
};

if (process.argv.includes('due')) {
  const { rows, missed } = await simulateDueLists();
  print('Due lists, simulated with the code of the schedules and a table in memory', rows);
  process.exit(missed ? 1 : 0);
}
const searchOnly = process.argv.includes('search');
mkdirSync('.local', { recursive: true });
if (process.argv.includes('bundles')) {
  await benchBundles();
  process.exit();
}
const operationsOnly = process.argv.includes('operations');
const pagesOnly = process.argv.includes('pages');
const endpointsAt = process.argv.indexOf('endpoints');
const endpointsOnly = endpointsAt > 0;
/** The endpoints whose name, group or path contains it. */
const asked = endpointsOnly ? process.argv[endpointsAt + 1]?.match(/^\w.*/)?.[0] : undefined;
const webOnly = process.argv.includes('web');
const localDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
const web = webOnly ? 'built' : 'none';
const cloud = await startLocalCloud({ port: 0, localDir, seed: !searchOnly, web, quiet: true });
try {
  await cloud.settle(180_000);
  if (searchOnly) await benchSearch();
  else if (webOnly) print('First loads: JavaScript KB gzip until the page is there', await measureFirstLoads(cloud));
  else if (process.argv.includes('fanout')) await benchFanOut();
  else if (pagesOnly) keep({ pages: await benchPages() });
  else if (endpointsOnly) keep({ endpoints: await benchEndpoints(asked) });
  else await (operationsOnly ? benchOperations() : benchAll());
} finally {
  await cloud.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit();

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '../../infra/local/cloud.ts';
import { measureBundles } from './bundles.ts';
import { measureOperations } from './operations.ts';
import { measureRoutes } from './web-routes.ts';

type Row = Record<string, string | number>;

const print = (title: string, rows: Row[]): void => {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  console.log(`\n${title}`);
  for (const line of cells) {
    console.log(
      `  ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')}`,
    );
  }
};

const localDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
const cloud = await startLocalCloud({ port: 0, localDir, seed: true, web: 'none', quiet: true });
try {
  await cloud.settle(180_000);
  const operations = await measureOperations(new Date());
  const bundles = await measureBundles();
  const routes = await measureRoutes();
  print('Operations on the demo data: DynamoDB requests and capacity units, CPU and time in ms', operations);
  print('Lambdas: bundle KB gzip, import CPU ms and its ratio to the bare SDK', bundles);
  print('Web: JavaScript KB brotli, own and in all', routes);
  mkdirSync('.local', { recursive: true });
  writeFileSync('.local/bench.json', JSON.stringify({ operations, bundles, routes }, null, 2));
} finally {
  await cloud.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit(0);

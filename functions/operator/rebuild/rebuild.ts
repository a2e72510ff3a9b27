import { parseArgs } from 'node:util';
import { estimateItems } from '../../table/core/stored/stored-items.ts';
import { createProgressLine } from '../progress-line.ts';
import { useTable } from '../use-table.ts';
import { isProjectionName, projections, rebuild } from './run-rebuild.ts';

/** Items a second. Users don't notice a rebuild at this rate. */
const DEFAULT_RATE = 200;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    rate: { type: 'string', default: String(DEFAULT_RATE) },
  },
});
const names = positionals.filter(isProjectionName);
if (!names.length || names.length < positionals.length) {
  console.error('Name what to rebuild:');
  for (const [name, { description }] of Object.entries(projections)) console.error(`  ${name}: ${description}`);
  process.exit(2);
}
await useTable(options.stage);
const total = await estimateItems();
const dryRun = options['dry-run'];
for (const name of names) {
  const line = createProgressLine(total);
  const { missing, changed, orphaned } = await rebuild(name, {
    dryRun,
    itemsPerSecond: Number(options.rate),
    onPage: (looked, found) =>
      line.show(`${name}: ${looked} items, ${found.missing + found.changed + found.orphaned} differences`, looked),
  });
  line.end();
  const verb = dryRun ? 'found' : 'repaired';
  console.log(`${name}: ${verb} ${missing} missing, ${changed} changed, ${orphaned} orphaned`);
}

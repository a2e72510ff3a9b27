import { parseArgs } from 'node:util';
import { estimateItems } from '../../../table/core/stored/stored-items.ts';
import { createProgressLine } from '../../progress-line.ts';
import { useTable } from '../../use-table.ts';
import { runMigrations } from './run-migrations.ts';

/** The capacity units a second. On-demand tables provide thousands, so users don't notice a migration at this rate. */
const DEFAULT_RATE = 1000;
const MOST_SHOWN = 20;

const { values: options } = parseArgs({
  options: {
    stage: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    rate: { type: 'string', default: String(DEFAULT_RATE) },
    segments: { type: 'string', default: '4' },
  },
});
const dryRun = options['dry-run'];
const table = await useTable(options.stage);
const line = createProgressLine(await estimateItems());
const runs = await runMigrations({
  dryRun,
  segments: Number(options.segments),
  unitsPerSecond: Number(options.rate),
  onPage: ({ number }, { looked, changed }) => line.show(`${number}: ${looked} items, ${changed} changed`, looked),
});
line.end();

for (const { number, description, changed, problems } of runs) {
  console.log(`${number} ${description}: ${changed} items ${dryRun ? 'would change' : 'changed'}`);
  for (const { pk, sk, problem } of problems.slice(0, MOST_SHOWN))
    console.error(`  not changed: ${pk} ${sk}: ${problem}`);
  if (problems.length > MOST_SHOWN) console.error(`  and ${problems.length - MOST_SHOWN} more`);
}
if (!runs.length) console.log(`Every migration has run on ${table}.`);
process.exitCode = runs.some(({ problems }) => problems.length) ? 1 : 0;

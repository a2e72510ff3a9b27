import { parseArgs } from 'node:util';
import { estimateItems } from '../../table/core/stored/stored-items.ts';
import { createProgressLine } from '../progress-line.ts';
import { findStackResource } from '../stack-resources.ts';
import { useTable } from '../use-table.ts';

/**
 * Prepares a restored table, and verifies the table of a stage, with the AWS credentials of the shell. Without a stage
 * it uses TABLE_NAME and FILES_BUCKET.
 */
const USAGE = `npm run table -- prepare NAME --stage production [--dry-run]
npm run table -- verify --stage production [--table NAME] [--rate 1000]
  prepare  gives a restored table its stream, indexes, expiry, recovery, protection and tags
  verify   checks every item, projection, counter and file, and exits with 1 when it finds a fault
  --table  verifies another table than the stage's, such as a restored one before it is used
  --rate   items a second`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    table: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    rate: { type: 'string', default: '1000' },
  },
});
const [command, name = ''] = positionals;
const { stage, rate } = values;

const prepare = async (): Promise<void> => {
  const { prepareTable } = await import('../../table/core/stored/prepare-table.ts');
  const { states, streamArn } = await prepareTable(name, { stage, dryRun: values['dry-run'] });
  for (const { name: setting, state } of states) console.log(`${setting.padEnd(24)} ${state}`);
  const missing = states.filter(({ state }) => state === 'missing');
  if (missing.length) {
    console.log(`${name} lacks ${missing.length} settings.`);
    process.exitCode = 1;
  } else console.log(`${name} is ready. To use it, set TABLE_STREAM_ARN=${streamArn}`);
};

const verify = async (): Promise<void> => {
  process.env.TABLE_NAME = values.table ?? (await useTable(stage));
  if (stage) process.env.FILES_BUCKET = await findStackResource(stage, 'data', 'AWS::S3::Bucket', 'Files');
  const { linesOf, verifyTable } = await import('./verify-table.ts');
  const progress = createProgressLine(await estimateItems());
  let part = 'items';
  const verification = await verifyTable({
    hasFiles: Boolean(process.env.FILES_BUCKET),
    itemsPerSecond: Number(rate),
    onPart: (next) => {
      part = next;
      progress.show(part, 0);
    },
    onPage: (looked) => progress.show(`${part}: ${looked}`, looked),
  });
  progress.end();
  for (const line of linesOf(process.env.TABLE_NAME, verification)) console.log(line);
  process.exitCode = verification.findings.size ? 1 : 0;
};

if (command === 'prepare' && name) await prepare();
else if (command === 'verify' && !name) await verify();
else {
  console.error(USAGE);
  process.exitCode = 2;
}

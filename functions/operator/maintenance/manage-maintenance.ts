import { parseArgs } from 'node:util';
import { useTable } from '../use-table.ts';

/** Makes a stage read-only or writable again, without a deployment, with the AWS credentials of the shell. */
const USAGE = 'npm run maintenance -- on|off|status --stage production';

const { values, positionals } = parseArgs({ options: { stage: { type: 'string' } }, allowPositionals: true });
const [command = ''] = positionals;
if (!['on', 'off', 'status'].includes(command)) {
  console.error(USAGE);
  process.exit(2);
}
const table = await useTable(values.stage);
const { readMaintenance } = await import('../../table/settings/setting.ts');
const { switchMaintenance } = await import('./switch-maintenance.ts');

if (command !== 'status') await switchMaintenance(command === 'on');
console.log(
  (await readMaintenance())
    ? `${table} is read-only. Functions follow the switch within 10 seconds.`
    : `${table} accepts changes, unless the stage was deployed with MAINTENANCE=read-only.`,
);

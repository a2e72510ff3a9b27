import { parseArgs } from 'node:util';
import { type DueListName, dueListNames } from '../../table/core/due/due-list.ts';
import { useTable } from '../use-table.ts';
import { parkedCounts, unpark } from './parked-entries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string' } },
});

const usage = (problem: string): never => {
  console.error(
    `${problem} (npm run due -- [unpark <list>] --stage <stage>; the lists are ${dueListNames.join(', ')})`,
  );
  process.exit(2);
};
const isList = (name: string | undefined): name is DueListName => dueListNames.some((known) => known === name);

const [command, list] = positionals;
if (command !== undefined && (command !== 'unpark' || !isList(list))) usage('Unknown command or list.');
await useTable(options.stage);
if (command === 'unpark' && isList(list)) {
  const { moved, missed } = await unpark(list);
  console.log(`${list}: ${moved} entries are due again${missed ? `, ${missed} had changed` : ''}`);
} else {
  for (const { name, entries } of await parkedCounts()) {
    console.log(`${name}: ${entries.length} parked`);
    for (const { place, entity, parkedAt } of entries) console.log(`  ${parkedAt} ${entity} ${place.pk} ${place.sk}`);
  }
}

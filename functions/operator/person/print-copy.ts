import { parseArgs } from 'node:util';
import { useTable } from '../use-table.ts';

/** This command prints what is stored about a person as JSON, with the AWS credentials of the shell. */
const USAGE = 'npm run --silent person-copy -- sam@example.com --stage production > copy.json';

const { values, positionals } = parseArgs({ options: { stage: { type: 'string' } }, allowPositionals: true });
const email = positionals[0]?.trim().toLowerCase() ?? '';
if (!email.includes('@')) {
  console.error(USAGE);
  process.exit(2);
}
await useTable(values.stage);

const { copyPerson } = await import('./copy-person.ts');
const copy = await copyPerson(email);
if (copy) console.log(JSON.stringify(copy, null, 2));
else {
  console.error(`No account has the address ${email}.`);
  process.exit(1);
}

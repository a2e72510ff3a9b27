import { runMigrations } from './run-migrations.ts';

// Works on the table that TABLE_NAME names, with the AWS credentials of the shell.
const runs = await runMigrations();
for (const { number, description, changed } of runs) console.log(`${number} ${description}: ${changed} items changed`);
if (!runs.length) console.log('Every migration has run on this table.');

import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createProgressLine } from '../progress-line.ts';
import { findStackResource } from '../stack-resources.ts';

/** Copies the users of a Cognito user pool to a file and back, with the AWS credentials of the shell. */
const USAGE = `npm run users -- export FILE --stage production [--pool ID]
npm run users -- import FILE --stage production [--pool ID]
  export  writes the users to a new file that only you can read
  import  creates the users that the pool lacks; they choose a new password with the link on the login page
  --pool  another pool than that of the stage`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string' }, pool: { type: 'string' } },
});
const [command = '', file = ''] = positionals;
const { stage, pool } = values;
if (pool) process.env.USER_POOL_ID = pool;
else if (stage) process.env.USER_POOL_ID = await findStackResource(stage, 'auth', 'AWS::Cognito::UserPool');
if (!process.env.USER_POOL_ID || !file || !['export', 'import'].includes(command)) {
  console.error(USAGE);
  process.exit(2);
}
const { createPoolUsers, listPoolUsers, readPoolUsers } = await import('./pool-users.ts');

/** Addresses are personal data, so only the owner may read the file, and an existing one is never overwritten. */
const OWNER_ONLY = 0o600;

if (command === 'export') {
  const output = openSync(file, 'wx', OWNER_ONLY);
  let count = 0;
  for await (const user of listPoolUsers()) {
    writeSync(output, `${JSON.stringify(user)}\n`);
    count += 1;
  }
  console.log(`${file} has ${count} users. It contains addresses: store it encrypted, and delete it after 35 days.`);
} else {
  const users = readPoolUsers(readFileSync(file, 'utf8'));
  const line = createProgressLine(users.length);
  const { created, existing } = await createPoolUsers(users, (done) => line.show(`${done} users`, done));
  line.end();
  console.log(`${created} users created, ${existing} existed. Created users choose a new password.`);
  const staff = users.filter(({ isStaff }) => isStaff);
  if (staff.length) console.log(`Give ${staff.length} members of staff a new enrollment code: npm run staff -- reset`);
}

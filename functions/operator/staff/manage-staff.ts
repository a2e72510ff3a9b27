import { parseArgs } from 'node:util';
import { ENROLLMENT_HOURS } from '@plumbline/shared/domain/accounts/enrollment-code';
import { findStackResource } from '../stack-resources.ts';
import { useTable } from '../use-table.ts';

/**
 * This command adds, lists, resets and removes staff members, with the AWS credentials of the shell, for cases in which
 * no colleague can. It prints enrollment codes, which are required to set up an authenticator app.
 */
const USAGE = `npm run staff -- add EMAIL --name 'Sam Whitaker' --stage production
npm run staff -- reset EMAIL --reason 'Lost phone' --stage production
npm run staff -- remove EMAIL --reason 'Left the company' --stage production
npm run staff -- list --stage production`;

const { values, positionals } = parseArgs({
  options: { stage: { type: 'string' }, name: { type: 'string' }, reason: { type: 'string' } },
  allowPositionals: true,
});
const [command = '', given = ''] = positionals;
const email = given.trim().toLowerCase();
const { stage, name = '', reason = '' } = values;

/** Says for each command whether its arguments are complete. */
const isComplete: Record<string, boolean> = {
  add: email.includes('@') && name !== '',
  reset: email.includes('@') && reason !== '',
  remove: email.includes('@') && reason !== '',
  list: given === '',
};
if (!isComplete[command]) {
  console.error(USAGE);
  process.exit(2);
}
await useTable(stage);
if (stage) process.env.USER_POOL_ID = await findStackResource(stage, 'auth', 'AWS::Cognito::UserPool');

const { addStaff, listStaff, removeStaff, resetStaff } = await import('./staff-accounts.ts');

const tellCode = (code: string): void => {
  console.log(`Enrollment code of ${email}, shown once, valid for ${ENROLLMENT_HOURS} hours: ${code}`);
  console.log('Hand it over on the phone or in person. At the next sign-in it lets them set an authenticator app up.');
};

if (command === 'list') console.table(await listStaff());
if (command === 'remove') {
  await removeStaff(email, reason);
  console.log(`${email} is no member of staff any more. Their sessions have ended.`);
}
if (command === 'reset') tellCode(await resetStaff(email, reason));
if (command === 'add') {
  tellCode(await addStaff(email, name));
  console.log("First they choose a password by 'Forgot your password?' on the login page.");
}

import { parseArgs } from 'node:util';
import { ENROLLMENT_HOURS } from '@plumbline/shared/domain/accounts/enrollment-code';
import { findStackResource } from '../../platform/operator/stack-resources.ts';
import { useTable } from '../../platform/operator/use-table.ts';

/**
 * Creates members of staff and helps those whom no colleague can help, with the AWS credentials of the shell. It prints an
 * enrollment code, without which a password alone enrolls no authenticator app.
 */
const USAGE = `npm run staff -- add EMAIL --name 'Sam Whitaker' --stage production
npm run staff -- reset EMAIL --reason 'Lost phone' --stage production`;

const { values, positionals } = parseArgs({
  options: { stage: { type: 'string' }, name: { type: 'string' }, reason: { type: 'string' } },
  allowPositionals: true,
});
const [command, given = ''] = positionals;
const email = given.trim().toLowerCase();
const { stage, name, reason } = values;
const isComplete = email.includes('@') && ((command === 'add' && name) || (command === 'reset' && reason));
if (!isComplete) {
  console.error(USAGE);
  process.exit(2);
}
await useTable(stage);
if (stage) process.env.USER_POOL_ID = await findStackResource(stage, 'auth', 'AWS::Cognito::UserPool');

const { addStaff, resetStaff } = await import('./staff-accounts.ts');
const code = command === 'add' ? await addStaff(email, name ?? '') : await resetStaff(email, reason ?? '');

console.log(`Enrollment code of ${email}, shown once, valid for ${ENROLLMENT_HOURS} hours: ${code}`);
console.log('Hand it over on the phone or in person. At the next sign-in it lets them set an authenticator app up.');
if (command === 'add') console.log("First they choose a password by 'Forgot your password?' on the login page.");

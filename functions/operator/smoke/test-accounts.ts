import { randomBytes } from 'node:crypto';
import { nowIso } from '../../platform/clock.ts';
import { setPassword } from '../../platform/cognito.ts';
import { newId } from '../../platform/ids.ts';
import { deleteAccount } from '../../services/accounts/delete-account.ts';
import { claimEmail, readEmailClaim } from '../../table/accounts/email-claim.ts';
import { putNewUser, readUser } from '../../table/accounts/user.ts';
import { transact } from '../../table/core/transact.ts';
import { addStaff, removeStaff } from '../staff/staff-accounts.ts';

export const REASON = 'npm run smoke';

export type TestAccount = { email: string; password: string };
export type TestAccounts = { staff: TestAccount; company: TestAccount; seeker: TestAccount };

/**
 * Returns an account at SES's mailbox simulator, which accepts e-mail for these addresses even in the sandbox, without
 * a mailbox.
 */
const newAccount = (role: string, run: string): TestAccount => ({
  email: `success+smoke-${role}-${run}@simulator.amazonses.com`,
  password: `${randomBytes(24).toString('base64url')}aA1!`,
});

/** Returns the addresses and passwords of one run. The steps create the accounts. */
export const newTestAccounts = (): TestAccounts => {
  const run = randomBytes(4).toString('hex');
  return { staff: newAccount('staff', run), company: newAccount('company', run), seeker: newAccount('seeker', run) };
};

const readUserId = async (email: string): Promise<string | undefined> => (await readEmailClaim(email))?.userId;

/** Creates a staff member as `npm run staff` does, with a known password. Returns the enrollment code. */
export const createTestStaff = async ({ email, password }: TestAccount): Promise<string> => {
  const code = await addStaff(email, 'Smoke test');
  const id = await readUserId(email);
  if (!id) throw new Error(`The table has no claim of ${email}, which was just written`);
  await setPassword(id, email, password);
  return code;
};

/** Creates a company's user in the state after a sign-up, without the challenge and the mailed link. */
export const createTestCompany = async ({ email, password }: TestAccount): Promise<void> => {
  const id = newId();
  await transact(
    claimEmail(email, id),
    putNewUser({
      id,
      email,
      displayName: 'Smoke test',
      role: 'user',
      kind: 'provider',
      status: 'active',
      language: 'en',
      createdAt: nowIso(),
    }),
  );
  await setPassword(id, email, password);
};

/**
 * Deletes a user of a run if it exists, with the run's staff as the actor. It uses the table and the user pool instead
 * of the API, which may be broken. The stream's consumers delete the rest, as after every deletion.
 */
const deleteTestUser = async ({ email }: TestAccount, staff: TestAccount): Promise<void> => {
  const [id, staffId] = await Promise.all([readUserId(email), readUserId(staff.email)]);
  const caller = staffId && (await readUser(staffId));
  if (id && caller) await deleteAccount({ id, caller: { ...caller, userId: caller.id }, reason: REASON });
};

const deleteTestStaff = async ({ email }: TestAccount): Promise<void> => {
  if (await readUserId(email)) await removeStaff(email, REASON);
};

/** Returns the deletion of each account of a run, staff last. */
export const deletionsOf = ({ staff, company, seeker }: TestAccounts): [email: string, () => Promise<void>][] => [
  [seeker.email, () => deleteTestUser(seeker, staff)],
  [company.email, () => deleteTestUser(company, staff)],
  [staff.email, () => deleteTestStaff(staff)],
];

import { randomBytes } from 'node:crypto';
import { nowIso } from '../../platform/clock.ts';
import {
  joinSupportGroup,
  listSupportGroup,
  removeUser,
  setPassword,
  signOutEverywhere,
} from '../../platform/cognito.ts';
import { newId } from '../../platform/ids.ts';
import { askAtSignIn } from '../../platform/second-factor.ts';
import { auditWrite } from '../../services/audit/audit-write.ts';
import { createEnrollment } from '../../services/sessions/enrollment-code.ts';
import { claimEmail, readEmailClaim, releaseEmail } from '../../table/accounts/email-claim.ts';
import { putEndedAccount } from '../../table/accounts/ended-account.ts';
import { endSecondFactor, putNewUser, readUser, removeUserItem, type UserItem } from '../../table/accounts/user.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { OPERATOR } from '../operator.ts';

/**
 * Returns a random password, because new staff members choose theirs by the reset link. The suffix has all four kinds
 * of characters.
 */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}aA1!`;

/**
 * Creates a staff member, and returns their enrollment code. If a call to Cognito fails, `resetStaff` completes the
 * creation.
 */
export const addStaff = async (email: string, displayName: string): Promise<string> => {
  const [id, at] = [newId(), nowIso()];
  const { code, stored } = createEnrollment(id);
  try {
    await transact(
      claimEmail(email, id),
      putNewUser({
        id,
        email,
        displayName,
        role: 'support',
        staffRole: 'admin',
        kind: 'provider',
        status: 'active',
        language: 'en',
        createdAt: at,
        ...stored,
      }),
      auditWrite(OPERATOR, { action: 'create user', subject: { type: 'user', id } }, at),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw new Error(`There is an account of ${email} already.`);
    throw error;
  }
  await setPassword(id, email, unknownPassword());
  await joinSupportGroup(id);
  return code;
};

const findStaff = async (email: string): Promise<UserItem> => {
  const claim = await readEmailClaim(email);
  const user = claim && (await readUser(claim.userId));
  if (user?.role !== 'support') throw new Error(`There is no member of staff with ${email}.`);
  return user;
};

/**
 * Ends the second factor of a staff member, as a colleague's reset does, and returns a new enrollment code. One who
 * never had a second factor also has to choose a new password.
 */
export const resetStaff = async (email: string, reason: string): Promise<string> => {
  const user = await findStaff(email);
  const at = nowIso();
  const { code, stored } = createEnrollment(user.id);
  await transact(
    endSecondFactor(user.id, at, stored),
    auditWrite(OPERATOR, { action: 'reset second factor', subject: { type: 'user', id: user.id }, reason }, at),
  );
  // A staff member who never set up an app may be missing in Cognito, because `addStaff` failed halfway.
  if (!user.secondFactorFrom) await setPassword(user.id, email, unknownPassword());
  await joinSupportGroup(user.id);
  await askAtSignIn(user.id, false);
  await signOutEverywhere(user.id);
  return code;
};

/** Deletes a staff member, even the last one, because an operator can add another at any time. */
export const removeStaff = async (email: string, reason: string): Promise<void> => {
  const user = await findStaff(email);
  const [{ id }, date] = [user, nowIso()];
  const act = { action: 'delete user', subject: { type: 'user', id }, reason, before: { user: id } } as const;
  await transact(
    removeUserItem(user),
    releaseEmail(email),
    putEndedAccount({ id, event: 'company user deleted', userId: id, date }),
    auditWrite(OPERATOR, act, date),
  );
  await removeUser(id);
};

/** Returns the staff members by e-mail. `hasApp` is true for those who have set up an authenticator app. */
export const listStaff = async (): Promise<{ email: string; displayName: string; hasApp: boolean }[]> => {
  const users = await Promise.all((await listSupportGroup()).map(readUser));
  return users
    .filter((user) => user?.role === 'support')
    .map((user) => ({
      email: user!.email,
      displayName: user!.displayName,
      hasApp: user!.secondFactorFrom !== undefined,
    }))
    .sort((one, other) => one.email.localeCompare(other.email));
};

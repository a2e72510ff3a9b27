import { nowIso } from '../../platform/clock.ts';
import { setPassword } from '../../platform/cognito.ts';
import { newId } from '../../platform/ids.ts';
import { claimEmail } from '../../table/accounts/email-claim.ts';
import { putNewUser } from '../../table/accounts/user.ts';
import { transactOr } from '../../table/core/transact.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';
import { requireStrongPassword } from './passwords/require-strong-password.ts';
import { takeOverMark } from './take-over-mark.ts';

type NewUser = { email: string; password: string; displayName?: string | undefined };

/** Creates a confirmed user with a password, for staff. Other users register and confirm their address [ACC-35]. */
export const createConfirmedUser = async ({ email, password, displayName }: NewUser, caller: Caller) => {
  await requireStrongPassword(password, [email, displayName ?? '']);
  const id = newId();
  const { mailProblem, writes } = await takeOverMark(email, { hasArrived: false });
  await transactOr(
    'email_exists',
    claimEmail(email, id),
    putNewUser({
      id,
      email,
      displayName: displayName || email,
      role: 'user',
      kind: 'candidate',
      status: 'active',
      language: 'en',
      ...(mailProblem && { mailProblem }),
      createdAt: nowIso(),
    }),
    auditWrite(caller, { action: 'create user', subject: { type: 'user', id } }),
    ...writes,
  );
  await setPassword(id, email, password);
  return { id };
};

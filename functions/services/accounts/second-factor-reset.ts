import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { endSecondFactor, ifActingStaff, readUser } from '../../table/accounts/user.ts';
import { transactOr } from '../../table/core/transact.ts';
import { auditWrite } from '../audit/audit-write.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import type { Caller } from '../sessions/caller.ts';
import { createEnrollment } from '../sessions/enrollment-code.ts';

/**
 * Removes the authenticator app of a staff member, who lost the phone or never set up an app. Sessions end in the same
 * transaction as the audit entry. Returns the code for enrolling a new app, which the caller hands over. If a later
 * call to Cognito fails, the next sign-in or another reset completes the removal. Staff cannot reset their own second
 * factor. Cognito's client is loaded here, because the other calls of staff don't need it. Throws `staff_not_found` or
 * `reset_own_second_factor`.
 */
export const removeSecondFactor = async ({ email, reason }: { email: string; reason: string }, caller: Caller) => {
  await spendNamedBudget('reset-second-factor', caller.userId);
  const claim = await readEmailClaim(email);
  const user = claim && (await readUser(claim.userId));
  if (user?.role !== 'support' || user.status !== 'active') throw new ApiError('staff_not_found', { path: 'email' });
  if (user.id === caller.userId) throw new ApiError('reset_own_second_factor', { path: 'email' });
  const at = nowIso();
  const enrollment = createEnrollment(user.id);
  const act = { action: 'reset second factor', subject: { type: 'user', id: user.id }, reason } as const;
  await transactOr(
    'account_changed',
    ifActingStaff(caller.userId, 'manageStaff'),
    endSecondFactor(user.id, at, enrollment.stored),
    auditWrite(caller, act, at),
  );
  const [{ askAtSignIn }, { signOutEverywhere }] = await Promise.all([
    import('../../platform/second-factor.ts'),
    import('../../platform/cognito.ts'),
  ]);
  await askAtSignIn(user.id, false);
  await signOutEverywhere(user.id);
  return { enrollmentCode: enrollment.code, enrollmentUntil: enrollment.stored.enrollmentUntil };
};

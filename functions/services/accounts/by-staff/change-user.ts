import { nowIso } from '../../../platform/clock.ts';
import { signOutEverywhere } from '../../../platform/cognito.ts';
import { endSessions, ifActingStaff } from '../../../table/accounts/user.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { startTryingAgain } from '../../notifications/delivery/try-mail-again.ts';
import { removeOtherDevices } from '../../notifications/remove-devices.ts';
import type { Caller } from '../../sessions/caller.ts';
import { mailEmailChange } from '../change-email.ts';
import { subjectOf } from '../delete-account.ts';
import { requireActiveCustomer, requireCustomer } from './require-customer.ts';
import { storeAudited } from './store-audited.ts';

/**
 * Ends every session of a user, and the push notifications of all devices. The notifier mails the reason. If a later
 * call fails, the sessions are over anyway, and another call completes the rest.
 */
export const signOutUser = async (id: string, reason: string, caller: Caller): Promise<void> => {
  const user = await requireActiveCustomer(id);
  await spendNamedBudget('change-account', caller.userId);
  const at = nowIso();
  const act = { action: 'sign out user', subject: subjectOf(user), reason, after: { user: id } } as const;
  await transactOr(
    'account_changed',
    ifActingStaff(caller.userId, 'handleRequests'),
    endSessions(id, at),
    auditWrite(caller, act, at),
  );
  await signOutEverywhere(id);
  await removeOtherDevices(id);
};

type NewAddress = { email: string; reason: string };

/**
 * Mails the link to a new address, as a user's own change does. The notifier mails a notice with the reason to the
 * present address, so that a user whom someone impersonates can object.
 */
export const startEmailChange = async (id: string, { email, reason }: NewAddress, caller: Caller): Promise<void> => {
  const user = await requireActiveCustomer(id);
  await spendNamedBudget('change-account', caller.userId);
  const act = { action: 'change user email', subject: subjectOf(user), reason, after: { user: id, email } } as const;
  await mailEmailChange(id, email, storeAudited(caller, act));
};

/** Sends e-mails to a user's address again. The user reads on the site that they arrive. */
export const tryUserMailAgain = async (id: string, caller: Caller): Promise<void> => {
  const user = await requireCustomer(id);
  await spendNamedBudget('change-account', caller.userId);
  const act = { action: 'try mail again', subject: subjectOf(user), after: { user: id } } as const;
  await transactOr(
    'account_changed',
    ifActingStaff(caller.userId, 'handleRequests'),
    ...(await startTryingAgain(user)),
    auditWrite(caller, act),
  );
};

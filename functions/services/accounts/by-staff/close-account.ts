import { ApiError } from '../../../platform/errors.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { sendOnce } from '../../notifications/delivery/send-once.ts';
import type { Caller } from '../../sessions/caller.ts';
import { endAccount, removeTraces, requireUser } from '../delete-account.ts';

/** Mails the reason to a deleted user. Users who never joined get no e-mail. */
const mailReason = async (user: UserItem, reason: string): Promise<void> => {
  if (user.status !== 'active' || user.role === 'support') return;
  // The deletion has removed the mark of the address.
  const isUndeliverable = Boolean(user.mailProblem);
  const { accountClosedMail } = await import('../../emails/account-emails.ts');
  await sendOnce(`account-closed.${user.id}`, async () => ({
    ...accountClosedMail(user.email, reason, user.language),
    isUndeliverable,
    // The list of e-mails to the address has ended with the account.
    kind: undefined,
  }));
};

/**
 * Deletes a user and mails the reason. The mail is sent even when the sign-in or the devices can't be deleted, because
 * a repeated call no longer finds the user.
 */
const closeOne = async (user: UserItem, reason: string, caller: Caller): Promise<void> => {
  await endAccount({ id: user.id, caller, reason });
  try {
    await removeTraces(user);
  } finally {
    await mailReason(user, reason);
  }
};

/** Deletes a user who asked for it or has to leave, for staff. */
export const closeUser = async (id: string, reason: string, caller: Caller): Promise<void> =>
  closeOne(await requireUser(id), reason, caller);

const isActiveOwner = ({ companyRole, status }: UserItem): boolean => companyRole === 'owner' && status === 'active';

/**
 * Deletes every user of an account: a company's owners last, because the last one of them closes the company. So
 * another call deletes the users whom a call that was cut short left. After the last one it finds no open account.
 * Throws `account_not_found` or `account_closed`.
 */
export const closeAccount = async (id: string, reason: string, caller: Caller): Promise<void> => {
  const [{ companies, seekers }, users] = await Promise.all([
    batchGet({ companies: [companyProfileRequest(id)], seekers: [seekerProfileRequest(id)] }),
    listUsersOfProfile(id),
  ]);
  if (!companies[0] && !seekers[0]) throw new ApiError('account_not_found');
  if (companies[0]?.closedAt) throw new ApiError('account_closed');
  await spendNamedBudget('change-account', caller.userId);
  const ordered = [...users.filter((user) => !isActiveOwner(user)), ...users.filter(isActiveOwner)];
  for (const user of ordered) await closeOne(user, reason, caller);
};

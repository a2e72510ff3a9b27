import { ApiError } from '../../../platform/errors.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { sendOnce } from '../../notifications/delivery/send-once.ts';
import type { Caller } from '../../sessions/caller.ts';
import { deleteAccount, requireUser } from '../delete-account.ts';

/** Deletes a user and mails the reason. Users who never joined get no e-mail. */
const closeOne = async (user: UserItem, reason: string, caller: Caller): Promise<void> => {
  await deleteAccount({ id: user.id, caller, reason });
  if (user.status !== 'active' || user.role === 'support') return;
  const { accountClosedMail } = await import('../../emails/account-emails.ts');
  await sendOnce(`account-closed.${user.id}`, async () => accountClosedMail(user.email, reason, user.language));
};

/** Deletes a user who asked for it or has to leave, for staff. */
export const closeUser = async (id: string, reason: string, caller: Caller): Promise<void> =>
  closeOne(await requireUser(id), reason, caller);

const isActiveOwner = ({ companyRole, status }: UserItem): boolean => companyRole === 'owner' && status === 'active';

/**
 * Deletes every user of an account: a company's owners last, because the last one of them closes the company. A call
 * that was cut short is completed by another one.
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

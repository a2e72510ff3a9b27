import * as contract from '@plumbline/shared/contracts/accounts/users';
import type { Cookies } from 'cookie';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { createConfirmedUser } from '../../../services/accounts/create-confirmed-user.ts';
import { deleteAccount, requireUser } from '../../../services/accounts/delete-account.ts';
import { requireCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { clearedPermitCookie } from '../../../services/accounts/passwords/password-permit-cookie.ts';
import { recordDailyReading } from '../../../services/audit/audit-write.ts';
import { fileViewOf } from '../../../services/files/file-views.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { isCompany } from '../../../services/sessions/caller.ts';
import { clearedRefreshCookie } from '../../../services/sessions/refresh-cookie.ts';
import { userInfoOf } from '../../../services/sessions/user-info.ts';
import { readUser, type UserItem } from '../../../table/accounts/user.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';

const photoOf = async ({ kind, profileId }: UserItem, owner: boolean) => {
  const stored = kind === 'candidate' && profileId ? await readProfileFiles(profileId) : undefined;
  const photo = stored?.files.findLast(({ purpose }) => purpose === 'profilePhoto');
  return photo && fileViewOf(photo, { owner });
};

/** Returns a user of the caller's company, or the caller. Throws `user_not_found` for others [ACC-36]. */
export const getUser = operation(contract.getUser, async ({ params, caller }) => {
  const user = await readUser(params.id);
  const mayRead =
    caller.role === 'support' ||
    user?.id === caller.userId ||
    (isCompany(caller) && caller.profileId !== undefined && user?.profileId === caller.profileId);
  if (!user || !mayRead) throw new ApiError('user_not_found');
  if (caller.role === 'support' && user.id !== caller.userId) {
    await recordDailyReading(caller, { action: 'read user', subject: { type: 'user', id: user.id } });
  }
  const profilePhoto = await photoOf(user, user.id === caller.userId);
  return { ...userInfoOf(user), ...(profilePhoto && { profilePhoto }) };
});

export const createUser = operation(contract.createUser, async ({ body, caller }) => {
  await spendNamedBudget('change-account', caller.userId);
  return createConfirmedUser(body, caller);
});

/**
 * Requires the current password. After a concurrent deletion no password is left to check, so the error is
 * `user_not_found` then.
 */
const requireOwnPassword = async (id: string, password: string | undefined, cookies: Cookies): Promise<void> => {
  try {
    await requireCurrentPassword(id, password, cookies);
  } catch (error) {
    await requireUser(id);
    throw error;
  }
};

/**
 * Deletes a user. Users delete their own account with the current password; staff delete others with a reason. Staff
 * can't delete themselves, so that one staff member always remains [ACC-36].
 */
export const deleteUser = operation(
  contract.deleteUser,
  async ({ params: { id }, body, caller, cookies, setCookie }) => {
    const isStaff = caller.role === 'support';
    const isOwn = id === caller.userId;
    if (!isStaff && !isOwn) throw new ApiError('user_not_found');
    if (isStaff && isOwn) throw new ApiError('delete_yourself');
    if (isStaff && !body.reason) throw new ApiError('reason_required', { path: 'reason' });
    if (isOwn) await requireOwnPassword(id, body.currentPassword, cookies);
    if (isStaff) {
      await spendNamedBudget('change-account', caller.userId);
      const { closeUser } = await import('../../../services/accounts/by-staff/close-account.ts');
      await closeUser(id, body.reason ?? '', caller);
    } else await deleteAccount({ id, caller });
    if (isOwn) {
      setCookie(clearedPermitCookie());
      setCookie(clearedRefreshCookie());
    }
    return { success: true };
  },
);

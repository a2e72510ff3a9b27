import * as contract from '@plumbline/shared/contracts/accounts/users';
import type { Cookies } from 'cookie';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { deleteAccount, requireUser } from '../../../services/accounts/delete-account.ts';
import { requireCurrentPassword } from '../../../services/accounts/passwords/current-password.ts';
import { clearedPermitCookie } from '../../../services/accounts/passwords/password-permit-cookie.ts';
import { clearedRefreshCookie } from '../../../services/sessions/refresh-cookie.ts';

/** After a concurrent deletion there is no password to compare with; responds 404 then. */
const requireOwnPassword = async (id: string, password: string | undefined, cookies: Cookies): Promise<void> => {
  try {
    await requireCurrentPassword(id, password, cookies);
  } catch (error) {
    await requireUser(id);
    throw error;
  }
};

/**
 * Deletes oneself with the current password, or somebody else as staff with a reason [ACC-36]. Staff can't delete
 * themselves, so that somebody is always left who can help.
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
    await deleteAccount({ id, caller, reason: body.reason });
    if (isOwn) {
      setCookie(clearedPermitCookie());
      setCookie(clearedRefreshCookie());
    }
    return { success: true };
  },
);

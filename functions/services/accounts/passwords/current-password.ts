import type { Cookies } from 'cookie';
import { isPassword } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import { spendPermit } from './password-permit-cookie.ts';

export const checkCurrentPassword = async (userId: string, password: string): Promise<boolean> => {
  await spendNamedBudget('check-password', userId);
  return isPassword(userId, password);
};

/**
 * Requires the current password for an irreversible action, because an access token alone can be stolen. The request
 * carries the password, or the same browser proved it less than five minutes ago. Throws `current_password_required` or
 * `current_password_wrong`.
 */
export const requireCurrentPassword = async (
  userId: string,
  given: string | undefined,
  cookies: Cookies,
): Promise<void> => {
  if (given === undefined) {
    if (await spendPermit(userId, cookies)) return;
    throw new ApiError('current_password_required', { path: 'currentPassword' });
  }
  if (!(await checkCurrentPassword(userId, given))) {
    throw new ApiError('current_password_wrong', { path: 'currentPassword' });
  }
};

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
 * For what can't be undone an access token alone is not enough: the current password comes with the request, or was
 * checked a moment ago in the same browser. Throws `current_password_required` or `current_password_wrong`.
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

import { ApiError } from '../../../platform/errors.ts';
import type { UserItem } from '../../../table/accounts/user.ts';
import { requireUser } from '../delete-account.ts';

/**
 * Returns a user who is not on the staff. Colleagues are changed by the page of colleagues alone. Throws
 * `user_not_found`.
 */
export const requireCustomer = async (id: string): Promise<UserItem> => {
  const user = await requireUser(id);
  if (user.role === 'support') throw new ApiError('user_not_found');
  return user;
};

/** Returns a user who can sign in, and is not on the staff. Throws `user_not_active`. */
export const requireActiveCustomer = async (id: string): Promise<UserItem> => {
  const user = await requireCustomer(id);
  if (user.status !== 'active' || user.suspendedAt) throw new ApiError('user_not_active');
  return user;
};

import { ApiError } from '../../../platform/errors.ts';
import { readUser, type UserItem } from '../../../table/accounts/user.ts';

/** Returns a member of staff. Throws `colleague_not_found` for other users. */
export const requireStaffMember = async (id: string): Promise<UserItem> => {
  const user = await readUser(id);
  if (user?.role !== 'support') throw new ApiError('colleague_not_found');
  return user;
};

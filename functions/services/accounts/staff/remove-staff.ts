import { ApiError } from '../../../platform/errors.ts';
import { releaseUnseenTasks } from '../../queue/release-tasks.ts';
import type { Caller } from '../../sessions/caller.ts';
import { deleteAccount } from '../delete-account.ts';
import { requireStaffMember } from './require-staff-member.ts';

/**
 * Removes a colleague and frees their tasks. The caller is still an admin then, so an admin always remains. Throws
 * `delete_yourself`.
 */
export const removeStaff = async (id: string, reason: string, caller: Caller): Promise<void> => {
  if (id === caller.userId) throw new ApiError('delete_yourself');
  await requireStaffMember(id);
  await deleteAccount({ id, caller, reason });
  await releaseUnseenTasks(id, [], caller);
};

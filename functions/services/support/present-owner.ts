import { taskRights } from '@plumbline/shared/domain/support/staff-tasks';
import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { readUser, staffRoleOf } from '../../table/accounts/user.ts';
import type { StaffTaskItem, TaskOwner } from '../../table/staff/staff-task.ts';

/** Returns the owner of a task if that colleague still sees tasks of its kind. A reopened task is free otherwise. */
export const presentOwner = async (task: StaffTaskItem | undefined): Promise<TaskOwner | undefined> => {
  if (!task?.owner) return undefined;
  const user = await readUser(task.owner.id);
  const sees =
    user?.role === 'support' && user.status === 'active' && hasStaffRight(staffRoleOf(user), taskRights[task.kind]);
  return sees ? task.owner : undefined;
};

import { taskKindsOf } from '@plumbline/shared/domain/support/staff-tasks';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { nowIso } from '../../../platform/clock.ts';
import { signOutEverywhere } from '../../../platform/cognito.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ifActingStaff, staffRoleOf, type UserItem } from '../../../table/accounts/user.ts';
import { setStaffRole } from '../../../table/accounts/user-staff.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import { releaseUnseenTasks } from '../../queue/release-tasks.ts';
import type { Caller } from '../../sessions/caller.ts';
import { requireStaffMember } from './require-staff-member.ts';

/**
 * Gives a colleague another role and ends their sessions, because the app shows what the role of the sign-in may do.
 * Their tasks that the role doesn't see are free again. The transaction requires that the caller is still an admin, so
 * one of two who demote each other remains one. Throws `own_staff_role`.
 */
export const changeStaffRole = async (id: string, role: StaffRole, caller: Caller): Promise<UserItem> => {
  if (id === caller.userId) throw new ApiError('own_staff_role');
  const user = await requireStaffMember(id);
  const before = staffRoleOf(user);
  if (before === role) return user;
  const at = nowIso();
  await transactOr(
    'staff_changed',
    ifActingStaff(caller.userId, 'manageStaff'),
    setStaffRole(user, role, at),
    auditWrite(
      caller,
      { action: 'change staff role', subject: { type: 'user', id }, before: { role: before }, after: { role } },
      at,
    ),
  );
  await signOutEverywhere(id);
  await releaseUnseenTasks(id, taskKindsOf(role), caller);
  return { ...user, staffRole: role };
};

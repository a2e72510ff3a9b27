import { hasStaffRight, type StaffRight, type StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { type Session, useSession } from '../session/session.ts';

/** Returns the role of a member of staff. Sessions of before there were roles are those of admins. */
export const staffRoleIn = ({ userInfo }: Pick<Session, 'userInfo'>): StaffRole | undefined =>
  userInfo?.role === 'support' ? (userInfo.staffRole ?? 'admin') : undefined;

/** Whether the signed-in user has a right of the staff. The API enforces it; screens hide what it would refuse. */
export const hasRightIn = (session: Pick<Session, 'userInfo'>, right: StaffRight): boolean => {
  const role = staffRoleIn(session);
  return role !== undefined && hasStaffRight(role, right);
};

export const useStaffRight = (right: StaffRight): boolean => hasRightIn(useSession(), right);

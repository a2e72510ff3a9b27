import * as contract from '@plumbline/shared/contracts/admin/staff-members';
import { operation } from '../../http/operation.ts';
import { changeStaffRole as changeRole } from '../../services/accounts/staff/change-staff-role.ts';
import * as invitations from '../../services/accounts/staff/invite-staff.ts';
import { removeStaff as remove } from '../../services/accounts/staff/remove-staff.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { staffRoleOf, type UserItem } from '../../table/accounts/user.ts';
import { listStaffMembers } from '../../table/accounts/user-staff.ts';

const memberView = (user: UserItem) => {
  const { id, displayName, email, suspendedAt, lastSignInAt, createdAt } = user;
  return {
    id,
    name: displayName,
    email,
    role: staffRoleOf(user),
    hasSecondFactor: user.secondFactorFrom !== undefined,
    ...(suspendedAt && { suspendedAt }),
    ...(lastSignInAt && { lastSignInAt }),
    createdAt,
  };
};

/** Returns everyone on the staff by name, in one query. */
export const listStaff = operation(contract.listStaff, async () => ({
  results: (await listStaffMembers()).map(memberView).sort((one, other) => one.name.localeCompare(other.name)),
}));

export const inviteStaff = operation(contract.inviteStaff, ({ body, caller }) => invitations.inviteStaff(body, caller));

export const inviteStaffAgain = operation(contract.inviteStaffAgain, ({ params, caller }) =>
  invitations.inviteStaffAgain(params.id, caller),
);

export const changeStaffRole = operation(contract.changeStaffRole, async ({ params, body, caller }) => {
  await spendNamedBudget('change-colleague', caller.userId);
  return memberView(await changeRole(params.id, body.role, caller));
});

export const removeStaff = operation(contract.removeStaff, async ({ params, body, caller }) => {
  await spendNamedBudget('change-colleague', caller.userId);
  await remove(params.id, body.reason, caller);
  return { success: true };
});

import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';

/** Owners edit everyone, members only their own name and phone [TBX-08]. */
export const canEdit = (user: CompanyUser, self: CompanyUser | undefined): boolean =>
  self?.role === 'owner' || (self !== undefined && user.id === self.id);

/** Returns an owner's actions on a user's access. A user who has not accepted the invitation can be invited again. */
export const accessActions = (
  user: CompanyUser,
  self: CompanyUser | undefined,
): ('disable' | 'enable' | 'invite')[] => {
  if (self?.role !== 'owner') return [];
  if (user.status === 'disabled') return ['enable'];
  return user.status === 'invited' ? ['invite', 'disable'] : ['disable'];
};

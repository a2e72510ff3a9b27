import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import type { UserItem } from '../../../table/accounts/user.ts';

/** A user as the colleagues see it [TBX-07]. */
export const companyUserView = (user: UserItem): CompanyUser => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  ...(user.phone && { phone: user.phone, ...(user.phoneExtension && { phoneExtension: user.phoneExtension }) }),
  role: user.companyRole ?? 'member',
  status: user.status,
  createdAt: user.createdAt,
});

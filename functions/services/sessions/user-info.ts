import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import { staffRoleOf, type UserItem } from '../../table/accounts/user.ts';
import { isCompany } from './caller.ts';

/** Returns the user in the form that the web app's session stores [ACC-36]. */
export const userInfoOf = (user: UserItem): UserInfo => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  role: user.role,
  ...(user.role === 'support' && { staffRole: staffRoleOf(user) }),
  profileType: user.kind,
  ...(user.profileId && { profileId: user.profileId }),
  ...(user.profileId && isCompany(user) && { companyId: user.profileId }),
  ...(user.companyRole && { companyRole: user.companyRole }),
  ...(user.mailProblem && { mailProblem: user.mailProblem }),
  ...(user.agreedTerms && { agreedTerms: user.agreedTerms }),
});

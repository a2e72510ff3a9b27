import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import * as contract from '@plumbline/shared/contracts/accounts/company-users';
import { preferredLanguage } from '@plumbline/shared/options/languages';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeUserOfCompany } from '../../services/accounts/company-users/change-user.ts';
import { inviteCompanyUser } from '../../services/accounts/company-users/invite-user.ts';
import { listUsersOfProfile, type UserItem } from '../../table/accounts/user.ts';

/** Returns a company's user as colleagues see them [TBX-07]. */
export const companyUserView = (user: UserItem): CompanyUser => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  ...(user.phone && { phone: user.phone, ...(user.phoneExtension && { phoneExtension: user.phoneExtension }) }),
  role: user.companyRole ?? 'member',
  status: user.status,
  createdAt: user.createdAt,
});

/** Returns the company's users, in one request. Throws `company_not_found` for another company [TBX-08]. */
export const listCompanyUsers = operation(contract.listCompanyUsers, async ({ params, caller }) => {
  if (params.id !== caller.profileId) throw new ApiError('company_not_found');
  const users = await listUsersOfProfile(params.id);
  const results = users.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).map(companyUserView);
  return { results, total: results.length };
});

export const addCompanyUser = operation(contract.addCompanyUser, async ({ body, caller, headers }) =>
  companyUserView(await inviteCompanyUser(body, caller, preferredLanguage(headers['accept-language']))),
);

export const updateCompanyUser = operation(contract.updateCompanyUser, async ({ params, body, caller }) =>
  companyUserView(await changeUserOfCompany(params.id, body, caller)),
);

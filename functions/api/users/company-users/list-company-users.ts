import * as contract from '@plumbline/shared/contracts/accounts/company-users';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { companyUserView } from './company-user-view.ts';

/** The company's users, in one request; 404 for another company [TBX-08]. */
export const listCompanyUsers = operation(contract.listCompanyUsers, async ({ params, caller }) => {
  if (params.id !== caller.profileId) throw new ApiError('company_not_found');
  const users = await listUsersOfProfile(params.id);
  const results = users.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).map(companyUserView);
  return { results, total: results.length };
});

import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { isCompany } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { pageForOthers, pageForOwner } from './job-pages.ts';

/** Without `companyId` it is the caller's own company. */
export const listCompanyJobs = operation(contract.listCompanyJobs, ({ query, caller }) => {
  const own = isCompany(caller) ? caller.profileId : undefined;
  const company = query.companyId ?? own;
  if (!company) throw new ApiError('field_required', { path: 'companyId' });
  return company === own ? pageForOwner(company, query) : pageForOthers(company, query);
});

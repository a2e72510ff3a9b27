import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { pageForOthers, pageForOwner } from '../../../services/jobs/lists/job-pages.ts';
import { isCompany } from '../../../services/sessions/caller.ts';

/** Without `companyId` it is the caller's own company. */
export const listCompanyJobs = operation(contract.listCompanyJobs, ({ query, caller }) => {
  const own = isCompany(caller) ? caller.profileId : undefined;
  const company = query.companyId ?? own;
  if (!company) throw new ApiError('field_required', { path: 'companyId' });
  return company === own ? pageForOwner(company, query) : pageForOthers(company, query);
});

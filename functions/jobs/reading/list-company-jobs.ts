import * as contract from '@plumbline/shared/contracts/jobs';
import { isCompany } from '../../http/caller.ts';
import { badRequest } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { pageForOthers, pageForOwner } from './job-pages.ts';

/** Without `companyId` it is the caller's own company. */
export const listCompanyJobs = operation(contract.listCompanyJobs, ({ query, caller }) => {
  const own = isCompany(caller) ? caller.profileId : undefined;
  const company = query.companyId ?? own;
  if (!company) throw badRequest('This field is required', 'companyId');
  return company === own ? pageForOwner(company, query) : pageForOthers(company, query);
});

import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { pageForOthers, pageForOwner } from '../../../services/jobs/lists/job-pages.ts';
import { isPlainList, narrowedPageForOwner } from '../../../services/jobs/lists/narrowed-jobs.ts';
import { isCompany } from '../../../services/sessions/caller.ts';

/** Returns a page of the company's own jobs. Filters and other orders than newest first read more items [EMP-32]. */
export const listJobs = operation(contract.listJobs, ({ query, caller: { profileId } }) =>
  isPlainList(query) ? pageForOwner(profileId, query) : narrowedPageForOwner(profileId, query),
);

/** Returns a page of a company's jobs; without `companyId` those of the caller's company. */
export const listCompanyJobs = operation(contract.listCompanyJobs, ({ query, caller }) => {
  const own = isCompany(caller) ? caller.profileId : undefined;
  const company = query.companyId ?? own;
  if (!company) throw new ApiError('field_required', { path: 'companyId' });
  return company === own ? pageForOwner(company, query) : pageForOthers(company, query);
});

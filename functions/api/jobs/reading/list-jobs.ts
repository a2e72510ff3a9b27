import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { pageForOwner } from '../../../services/jobs/lists/job-pages.ts';
import { isPlainList, narrowedPageForOwner } from '../../../services/jobs/lists/narrowed-jobs.ts';

/** The company's own jobs; filters and other orders than the newest first read more [EMP-32]. */
export const listJobs = operation(contract.listJobs, ({ query, caller: { profileId } }) =>
  isPlainList(query) ? pageForOwner(profileId, query) : narrowedPageForOwner(profileId, query),
);

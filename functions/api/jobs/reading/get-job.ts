import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { applicationStatus } from '../../../services/jobs/applicants/application-status.ts';
import { readSeekerJobRelation } from '../../../services/jobs/applicants/seeker-job-relation.ts';
import { viewForOthers, viewForOwner } from '../../../services/jobs/job-view.ts';
import { readJobLists } from '../../../services/jobs/lists/job-lists.ts';
import { mayReadJob } from '../../../services/visibility/job-visibility.ts';
import { isOpen } from '../../../table/jobs/job.ts';
import { readWholeJob } from '../../../table/jobs/whole-job.ts';

/**
 * Returns a job, in one request. A seeker needs another one; the owner needs one for each list with entries, or for the
 * recipient of a briefing.
 */
export const getJob = operation(contract.getJob, async ({ params, caller }) => {
  const { job, text, counters, isPublic } = await readWholeJob(params.id);
  if (!job) throw new ApiError('job_not_found');
  if (job.company === caller.profileId)
    return { ...viewForOwner(job, text, counters), isPublic, ...(await readJobLists(job, counters)) };
  if (caller.role === 'support') return { ...viewForOthers(job, text), isPublic };
  if (caller.kind !== 'candidate' || !caller.profileId) {
    if (!isOpen(job)) throw new ApiError('job_not_found');
    return { ...viewForOthers(job, text), isPublic };
  }
  const relation = await readSeekerJobRelation(job, caller.profileId);
  if (!mayReadJob(job, relation)) throw new ApiError('job_not_found');
  const status = applicationStatus(job, relation, counters?.lastViewAt);
  return { ...viewForOthers(job, text), isPublic, applicationStatus: status };
});

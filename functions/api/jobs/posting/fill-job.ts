import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { operation } from '../../../http/operation.ts';
import { changeOwnJob } from '../../../services/jobs/change-own-job.ts';

/** The position is filled: ends the job for good; the notifier notifies all waiting applicants. */
export const fillJob = operation(contract.fillJob, async ({ params, caller }) => {
  const job = await changeOwnJob(params.id, caller.profileId, (_, at) => ({ job: { filledAt: at, deletedAt: at } }));
  return { id: job.id, status: jobState(job) };
});

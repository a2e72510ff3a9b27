import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { operation } from '../../http/operation.ts';
import { changeJob } from '../../services/jobs/change-job.ts';
import { changeOwnJob, positionFilled } from '../../services/jobs/change-own-job.ts';
import { postJob } from '../../services/jobs/post-job.ts';

export const createJob = operation(contract.createJob, ({ body, caller }) => postJob(body, caller));

export const updateJob = operation(contract.updateJob, async ({ params, body, caller }) => {
  const { id, published } = await changeJob(params.id, body, caller.profileId);
  return { id, published };
});

/** Marks a job's position as filled, which ends the job permanently. The notifier then tells all pending applicants. */
export const fillJob = operation(contract.fillJob, async ({ params, caller }) => {
  const job = await changeOwnJob(params.id, caller.profileId, (_, at) => ({ job: positionFilled(at) }));
  return { id: job.id, status: jobState(job) };
});

/**
 * Ends a job, which stays in the company's list as Inactive. Throws `job_deleted` (409) when it has ended already
 * [EMP-06].
 */
export const deleteJob = operation(contract.deleteJob, async ({ params, caller }) => {
  await changeOwnJob(params.id, caller.profileId, (_, at) => ({ job: { deletedAt: at } }));
  return { success: true };
});

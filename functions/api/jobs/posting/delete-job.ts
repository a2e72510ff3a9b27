import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { changeOwnJob } from '../../../services/jobs/change-own-job.ts';

/** Ends a job, which stays in the company's list as Inactive; deleting it again is a 409 [EMP-06]. */
export const deleteJob = operation(contract.deleteJob, async ({ params, caller }) => {
  await changeOwnJob(params.id, caller.profileId, (_, at) => ({ job: { deletedAt: at } }));
  return { success: true };
});

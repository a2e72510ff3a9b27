import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../http/operation.ts';
import { changeOwnJob } from './change-own-job.ts';

/** EMP-06: it stays in the own list as Inactive; deleting it again is a conflict. */
export const deleteJob = operation(contract.deleteJob, async ({ params, caller }) => {
  await changeOwnJob(params.id, caller.profileId, (_, at) => ({ job: { deletedAt: at } }));
  return { success: true };
});

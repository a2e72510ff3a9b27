import * as contract from '@plumbline/shared/contracts/jobs/job-people';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { readApplicantsPage } from '../../../services/jobs/applicants/applicants-page.ts';
import { changeStage } from '../../../services/jobs/applicants/change-stage.ts';

export const listApplicants = pagedOperation(contract.listApplicants, ({ params, query, caller }) =>
  readApplicantsPage(params.id, query, caller.profileId),
);

export const moveApplicant = operation(contract.moveApplicant, async ({ params, body, caller }) => {
  const { profileId: owner, userId } = caller;
  const { filled } = await changeStage({ owner, userId, job: params.id, seeker: params.seekerId }, body);
  return { stage: body.to, ...(filled && { filled }) };
});

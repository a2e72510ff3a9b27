import * as contract from '@plumbline/shared/contracts/projects/plans';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { linkToPlan, readOpenings, requirePlans } from '../../../services/files/plans.ts';
import { removeFiles } from '../../../services/files/remove-files.ts';
import { takePlanAway } from '../../../services/files/uploads/own-project.ts';

export const listPlans = operation(contract.listPlans, async ({ params, caller }) => ({
  results: (await requirePlans(params.id, caller.profileId)).plans,
}));

export const openPlan = operation(contract.openPlan, async ({ params, caller }) => ({
  url: await linkToPlan(params.id, params.planId, caller.profileId),
}));

export const listPlanOpenings = pagedOperation(contract.listPlanOpenings, ({ params, query, caller }) =>
  readOpenings(params.id, params.planId, caller.profileId, query),
);

export const deletePlan = operation(contract.deletePlan, async ({ params, caller }) => {
  await takePlanAway(params.id, caller.profileId, params.planId);
  await removeFiles([params.planId]);
  return { success: true };
});

import * as contract from '@plumbline/shared/contracts/projects/plans';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { originalKey } from '../../../services/files/file-keys.ts';
import { linkTo } from '../../../services/files/file-links.ts';
import { removeFiles } from '../../../services/files/remove-files.ts';
import { attachment, documentName } from '../../../services/files/resume-name.ts';
import { readOwnPlans, takePlanAway } from '../../../services/files/uploads/own-project.ts';
import { readPlansFor } from '../../../services/visibility/plan-visibility.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest } from '../../../table/profiles/profile.ts';
import { countOpening, listOpeningsOf } from '../../../table/projects/project-plans.ts';

const requirePlans = async (project: string, company: string) => {
  const found = await readPlansFor(project, company);
  if (!found) throw new ApiError('project_not_found');
  return found;
};

const requirePlan = ({ plans }: Pick<Awaited<ReturnType<typeof requirePlans>>, 'plans'>, planId: string) => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new ApiError('plan_not_found');
  return plan;
};

export const listPlans = operation(contract.listPlans, async ({ params, caller }) => ({
  results: (await requirePlans(params.id, caller.profileId)).plans,
}));

/** Records who opens a plan before there is a link to it; the owner's own visits are not counted. */
export const openPlan = operation(contract.openPlan, async ({ params: { id: project, planId }, caller }) => {
  const found = await requirePlans(project, caller.profileId);
  const plan = requirePlan(found, planId);
  if (!found.own) await countOpening({ project, plan: planId, company: caller.profileId }, nowIso());
  return { url: await linkTo(originalKey(planId), attachment(documentName(plan))) };
});

/** Two reads, a query and a batch. */
export const listPlanOpenings = pagedOperation(contract.listPlanOpenings, async ({ params, query, caller }) => {
  requirePlan(await readOwnPlans(params.id, caller.profileId), params.planId);
  const { items, cursor } = await listOpeningsOf(params.id, params.planId, query);
  // A plan that is opened again while the list is read can be in the index twice.
  const openings = [...new Map(items.map((opening) => [opening.company, opening])).values()];
  const { companies } = await batchGet(
    { companies: openings.map(({ company }) => companyProfileRequest(company)) },
    { consistent: false },
  );
  const results = openings.flatMap(({ count, firstAt, lastAt }, at): contract.PlanOpening[] => {
    const company = companies[at];
    if (!company) return [];
    const { id, name, city, state } = company;
    return [{ company: { id, name, city, state }, count, firstAt, lastAt }];
  });
  return { results, ...(cursor && { cursor }) };
});

export const deletePlan = operation(contract.deletePlan, async ({ params, caller }) => {
  await takePlanAway(params.id, caller.profileId, params.planId);
  await removeFiles([params.planId]);
  return { success: true };
});

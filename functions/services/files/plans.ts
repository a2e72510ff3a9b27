import type { PlanOpening } from '@plumbline/shared/contracts/projects/plans';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';
import { countOpening, listOpeningsOf } from '../../table/projects/project-plans.ts';
import { readPlansFor } from '../visibility/plan-visibility.ts';
import { originalKey } from './file-keys.ts';
import { linkTo } from './file-links.ts';
import { attachment, documentName } from './resume-name.ts';
import { readOwnPlans } from './uploads/own-project.ts';

export const requirePlans = async (project: string, company: string) => {
  const found = await readPlansFor(project, company);
  if (!found) throw new ApiError('project_not_found');
  return found;
};

const requirePlan = ({ plans }: Pick<Awaited<ReturnType<typeof requirePlans>>, 'plans'>, planId: string) => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new ApiError('plan_not_found');
  return plan;
};

/** Returns the link to a plan. The opening is counted first, unless the company owns the project. */
export const linkToPlan = async (project: string, planId: string, company: string): Promise<string> => {
  const found = await requirePlans(project, company);
  const plan = requirePlan(found, planId);
  if (!found.own) await countOpening({ project, plan: planId, company }, nowIso());
  return linkTo(originalKey(planId), attachment(documentName(plan)));
};

type PageQuery = Parameters<typeof listOpeningsOf>[2];

/**
 * Returns the companies that opened a plan, for the owner of the project. After the check of the owner, it makes one
 * query and one batch read.
 */
export const readOpenings = async (project: string, planId: string, company: string, query: PageQuery) => {
  requirePlan(await readOwnPlans(project, company), planId);
  const { items, cursor } = await listOpeningsOf(project, planId, query);
  // When a company opens the plan again during the query, the index can list it twice.
  const openings = [...new Map(items.map((opening) => [opening.company, opening])).values()];
  const { companies } = await batchGet(
    { companies: openings.map(({ company }) => companyProfileRequest(company)) },
    { consistent: false },
  );
  const results = openings.flatMap(({ count, firstAt, lastAt }, index): PlanOpening[] => {
    const visitor = companies[index];
    if (!visitor) return [];
    const { id, name, city, state } = visitor;
    return [{ company: { id, name, city, state }, count, firstAt, lastAt }];
  });
  return { results, ...(cursor && { cursor }) };
};

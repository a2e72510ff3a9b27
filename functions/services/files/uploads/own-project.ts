import { MAX_PLANS } from '@plumbline/shared/options/files';
import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { ifProjectOpen } from '../../../table/projects/project.ts';
import { putProjectPlans, type StoredPlan } from '../../../table/projects/project-plans.ts';
import { readPlansFor } from '../../visibility/plan-visibility.ts';
import { profileIdOf } from '../file-keys.ts';

/** The number of tries: two retries after concurrent changes, then 409. */
const TRIES = 3;

/** Returns the plans of the caller's project. Throws `project_not_found` for other projects. */
export const readOwnPlans = async (project: string, company: string) => {
  const found = await readPlansFor(project, company);
  if (!found?.own) throw new ApiError('project_not_found');
  return found;
};

/** Throws when the project is closed or already has the most plans. */
export const requireOpenForPlans = ({ project, plans }: Awaited<ReturnType<typeof readOwnPlans>>): void => {
  if (project.closedAt) throw new ApiError('project_closed');
  if (plans.length >= MAX_PLANS) throw new ApiError('too_many_plans', { params: { most: MAX_PLANS } });
};

/** Throws `plan_not_found` unless the plan's id begins with the id of the project. */
export const requirePlanOf = (project: string, planId: string): void => {
  if (profileIdOf(planId) !== project) throw new ApiError('plan_not_found');
};

/**
 * Adds a checked and stored plan to the project. A plan that is in the list already stays unchanged. Throws
 * `files_changed`.
 */
export const addPlan = (project: string, company: string, plan: StoredPlan): Promise<StoredPlan> =>
  retryOnConflict(
    async () => {
      const found = await readOwnPlans(project, company);
      const known = found.plans.find(({ id }) => id === plan.id);
      if (known) return known;
      requireOpenForPlans(found);
      await transact(putProjectPlans(project, [...found.plans, plan], found.stored), ifProjectOpen(project));
      return plan;
    },
    { tries: TRIES, exhausted: () => new ApiError('files_changed') },
  );

/** Removes a plan from a project, which may be closed. Throws `plan_not_found` or `files_changed`. */
export const takePlanAway = (project: string, company: string, planId: string): Promise<void> =>
  retryOnConflict(
    async () => {
      const { plans, stored } = await readOwnPlans(project, company);
      if (!plans.some(({ id }) => id === planId)) throw new ApiError('plan_not_found');
      const left = plans.filter(({ id }) => id !== planId);
      await transact(putProjectPlans(project, left, stored));
    },
    { tries: TRIES, exhausted: () => new ApiError('files_changed') },
  );

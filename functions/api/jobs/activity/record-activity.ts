import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/jobs/job-activity';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readSeekerJobRelation } from '../../../services/jobs/applicants/seeker-job-relation.ts';
import { type Caller, isCompany } from '../../../services/sessions/caller.ts';
import { mayReadJob } from '../../../services/visibility/job-visibility.ts';
import { isProjectShownTo } from '../../../services/visibility/project-visibility.ts';
import { countOnDay } from '../../../table/activity/company-day.ts';
import { putFirstView } from '../../../table/activity/job-view.ts';
import { putFirstProjectView } from '../../../table/activity/project-view.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { isOpen, type JobItem, readJob } from '../../../table/jobs/job.ts';
import { countOnJob } from '../../../table/jobs/job-counters.ts';
import { countOnProject, readProject } from '../../../table/projects/project.ts';

type Body = RequestOf<typeof contract.recordActivity>['body'];

/** The token identifies the caller; a body that names another user as the caller is refused. */
const requireOwnActor = ({ companyId, jobseekerId }: Body, caller: Caller): void => {
  const named = caller.kind === 'candidate' ? jobseekerId : isCompany(caller) ? companyId : undefined;
  if (named !== undefined && named !== caller.profileId) throw new ApiError('forbidden');
};

/** Who has looked before is not counted again. */
const once = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/** Counts people, not contact accesses: one view a seeker and job. */
const countFirstView = ({ id, company }: JobItem, seeker: string): Promise<void> => {
  const at = nowIso();
  return once(
    putFirstView(id, seeker, at),
    countOnJob(id, { views: 1 }, { company }),
    countOnDay(company, at, { views: 1 }),
  );
};

const viewJob = async (id: string, caller: Caller): Promise<void> => {
  const job = await readJob(id);
  if (!job) throw new ApiError('job_not_found');
  if (job.company === caller.profileId || caller.role === 'support') return;
  const seeker = caller.kind === 'candidate' ? caller.profileId : undefined;
  if (isOpen(job)) {
    if (seeker) await countFirstView(job, seeker);
  } else if (!seeker || !mayReadJob(job, await readSeekerJobRelation(job, seeker))) throw new ApiError('job_not_found');
};

/** Logs a view of a project that the caller may read; 404 for others, so that they can't be probed for. */
const viewProject = async (id: string, caller: Caller): Promise<void> => {
  const { kind, profileId, role } = caller;
  const project = await readProject(id);
  if (!project || project.deletedAt) throw new ApiError('project_not_found');
  if (role === 'support' || project.company === profileId) return;
  if (!(await isProjectShownTo(project, caller))) throw new ApiError('project_not_found');
  if (!profileId) return;
  const isSeeker = kind === 'candidate';
  const viewerType = isSeeker ? 'jobSeeker' : 'provider';
  await once(
    putFirstProjectView({ project: id, viewer: profileId, viewerType, date: nowIso() }),
    // Views count companies [PRJ-21].
    ...(isSeeker ? [] : [countOnProject(id, { views: 1 })]),
  );
};

/** The acceptance itself is kept with the access entry; only its own company may log one. */
const acceptApplication = async (id: string, caller: Caller): Promise<void> => {
  if (!isCompany(caller) || !caller.profileId) throw new ApiError('forbidden');
  if ((await readJob(id))?.company !== caller.profileId) throw new ApiError('job_not_found');
};

const given = (id: string | undefined, path: string): string => {
  if (!id) throw new ApiError('field_required', { path: path });
  return id;
};

/** Logs that the calling company or seeker opened a job or project [API-07, SEE-02]. */
export const recordActivity = operation(contract.recordActivity, async ({ body, caller }) => {
  requireOwnActor(body, caller);
  if (body.activityType === 'view-project-details') await viewProject(given(body.projectId, 'projectId'), caller);
  else if (body.activityType === 'view-job-details') await viewJob(given(body.jobId, 'jobId'), caller);
  else await acceptApplication(given(body.jobId, 'jobId'), caller);
  return { success: true };
});

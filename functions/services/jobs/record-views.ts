import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { countOnDay } from '../../table/activity/company-day.ts';
import { putFirstView } from '../../table/activity/job-view.ts';
import { putFirstProjectView } from '../../table/activity/project-view.ts';
import { ConditionFailed, transact, type Write } from '../../table/core/transact.ts';
import { isOpen, type JobItem, readJob } from '../../table/jobs/job.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { countOnProject, readProject } from '../../table/projects/project.ts';
import { type Caller, isCompany } from '../sessions/caller.ts';
import { mayReadJob } from '../visibility/job-visibility.ts';
import { isProjectShownTo } from '../visibility/project-visibility.ts';
import { readSeekerJobRelation } from './applicants/seeker-job-relation.ts';

/** Counts each viewer once. */
const writeOnce = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/** Counts people, not contact accesses: one view a seeker and job. */
const countFirstView = ({ id, company }: JobItem, seeker: string): Promise<void> => {
  const at = nowIso();
  return writeOnce(
    putFirstView(id, seeker, at),
    countOnJob(id, { views: 1 }, { company }),
    countOnDay(company, at, { views: 1 }),
  );
};

export const viewJob = async (id: string, caller: Caller): Promise<void> => {
  const job = await readJob(id);
  if (!job) throw new ApiError('job_not_found');
  if (job.company === caller.profileId || caller.role === 'support') return;
  const seeker = caller.kind === 'candidate' ? caller.profileId : undefined;
  if (isOpen(job)) {
    if (seeker) await countFirstView(job, seeker);
  } else if (!seeker || !mayReadJob(job, await readSeekerJobRelation(job, seeker))) throw new ApiError('job_not_found');
};

/** Logs a view of a project that the caller may read; 404 for others, so that they can't be probed for. */
export const viewProject = async (id: string, caller: Caller): Promise<void> => {
  const { kind, profileId, role } = caller;
  const project = await readProject(id);
  if (!project || project.deletedAt) throw new ApiError('project_not_found');
  if (role === 'support' || project.company === profileId) return;
  if (!(await isProjectShownTo(project, caller))) throw new ApiError('project_not_found');
  if (!profileId) return;
  const isSeeker = kind === 'candidate';
  const viewerType = isSeeker ? 'jobSeeker' : 'provider';
  await writeOnce(
    putFirstProjectView({ project: id, viewer: profileId, viewerType, date: nowIso() }),
    // Views count companies [PRJ-21].
    ...(isSeeker ? [] : [countOnProject(id, { views: 1 })]),
  );
};

/** The acceptance itself is kept with the access entry; only its own company may log one. */
export const requireOwnJob = async (id: string, caller: Caller): Promise<void> => {
  if (!isCompany(caller) || !caller.profileId) throw new ApiError('forbidden');
  if ((await readJob(id))?.company !== caller.profileId) throw new ApiError('job_not_found');
};

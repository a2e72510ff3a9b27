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

/** Runs the writes, unless the viewer was counted before. */
const writeOnce = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/** Counts one view for each seeker and job, however often the seeker opens it. */
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

/**
 * Logs a view of a project. Throws `project_not_found` when the caller may not read it, so that ids can't be probed.
 */
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
    // The counter of views counts companies only [PRJ-21].
    ...(isSeeker ? [] : [countOnProject(id, { views: 1 })]),
  );
};

/**
 * Throws unless the job is the caller's. The acceptance is recorded elsewhere, with the access entry; this only checks
 * the log entry that the client sends.
 */
export const requireOwnJob = async (id: string, caller: Caller): Promise<void> => {
  if (!isCompany(caller) || !caller.profileId) throw new ApiError('forbidden');
  if ((await readJob(id))?.company !== caller.profileId) throw new ApiError('job_not_found');
};

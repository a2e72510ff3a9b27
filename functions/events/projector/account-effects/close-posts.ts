import { laterThan, nowIso } from '../../../platform/clock.ts';
import { endInvitationWrites } from '../../../services/access/invitations.ts';
import { cancelInterviewsOf } from '../../../services/interviews/end-interviews.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { allJobsOf, isPosted, type JobItem, putJob } from '../../../table/jobs/job.ts';
import { countCompanyJobs } from '../../../table/jobs/job-counters.ts';
import { allProjectsOf, putProject } from '../../../table/projects/project.ts';
import { allInvitationsTo } from '../../../table/projects/project-invitation.ts';
import { deleteProjectPlans } from '../../../table/projects/project-plans.ts';

const closeJob = (job: JobItem, at: string): Promise<void> =>
  transact(
    putJob({ ...job, deletedAt: at, updatedAt: laterThan(job.updatedAt, at) }, job.updatedAt),
    ...(isPosted(job) ? [countCompanyJobs(job.company, { open: -1 })] : []),
  );

/** Ends jobs, briefings, projects and interviews of a company that has closed. */
export const closePosts = async (company: string): Promise<void> => {
  const at = nowIso();
  await cancelInterviewsOf(company);
  for await (const jobs of allJobsOf(company)) {
    for (const job of jobs.filter(({ deletedAt }) => !deletedAt)) await closeJob(job, at);
  }
  const projects = await allProjectsOf(company);
  for (const project of projects.filter(({ closedAt, deletedAt }) => !closedAt && !deletedAt)) {
    const closed = { ...project, closedAt: at, updatedAt: laterThan(project.updatedAt, at) };
    await transact(putProject(closed, project.updatedAt));
  }
  // The plans of all the company's projects are deleted, including those of projects closed earlier.
  for (const { id } of projects) await transact(deleteProjectPlans(id));
};

/** Withdraws the open invitations of a project that was closed or deleted. */
export const withdrawInvitations = async (project: string): Promise<void> => {
  const date = nowIso();
  for (const invitation of await allInvitationsTo(project)) {
    const writes = endInvitationWrites(invitation, 'withdrawn', date);
    if (!writes.length) continue;
    try {
      await transact(...writes);
    } catch (error) {
      // The invited company decided concurrently, so its decision stays.
      if (!isConditionFailure(error)) throw error;
    }
  }
};

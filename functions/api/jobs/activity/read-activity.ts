import * as contract from '@plumbline/shared/contracts/jobs/job-activity';
import { maskVisit } from '@plumbline/shared/contracts/masking/mask-visit';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { type LogItem, listActivityLog } from '../../../table/activity/activity-log.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { readJob } from '../../../table/jobs/job.ts';
import { readProject } from '../../../table/projects/project.ts';

const view = (item: LogItem): contract.ActivityLog => {
  if (item.entity === 'JobView') {
    const { job: jobId, seeker: jobseekerId, date } = item;
    return { jobId, jobseekerId, userType: 'jobSeeker', activityType: 'view-job-details', date };
  }
  if (item.entity === 'Activity') {
    const { company: companyId, job: jobId, seeker: jobseekerId, type, date } = item;
    return { companyId, jobId, jobseekerId, userType: 'provider', activityType: type, date };
  }
  const { project: projectId, viewer, viewerType: userType, date } = item;
  const who = userType === 'provider' ? { companyId: viewer } : { jobseekerId: viewer };
  return { projectId, ...who, userType, activityType: 'view-project-details', date };
};

/** Masks the visits of seekers whose contact details aren't open to the reader [PRO-38]. */
const masked = async (logs: readonly contract.ActivityLog[], reader: string): Promise<contract.ActivityLog[]> => {
  const seekers = [...new Set(logs.flatMap(({ jobseekerId }) => jobseekerId ?? []))];
  const { accesses } = await batchGet({ accesses: seekers.map((seeker) => contactAccessRequest(reader, seeker)) });
  const open = new Set(accesses.map((access) => access?.subject));
  return logs.map((log) => maskVisit(log, open.has(log.jobseekerId)));
};

/** Returns the activity log of a job or project for its owner, in two requests and a batch [API-07]. */
export const readActivity = pagedOperation(contract.readActivity, async ({ body, caller }) => {
  const { jobId, projectId, activityType, ...page } = body;
  const owner = jobId ? (await readJob(jobId))?.company : (await readProject(projectId ?? ''))?.company;
  if (owner !== caller.profileId) throw new ApiError(jobId ? 'job_not_found' : 'project_not_found');
  const about = jobId
    ? ({ kind: 'JOB', id: jobId, type: activityType ?? 'view-job-details' } as const)
    : ({ kind: 'PROJECT', id: projectId ?? '', type: 'view-project-details' } as const);
  const { items, cursor } = await listActivityLog(about, page);
  return { results: await masked(items.map(view), caller.profileId), ...(cursor && { cursor }) };
});

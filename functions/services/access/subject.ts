import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { Write } from '../../table/core/transact.ts';
import type { JobItem } from '../../table/jobs/job.ts';
import { mustBeOpenProject, type ProjectItem } from '../../table/projects/project.ts';

type Body = { type: AccessType; job?: string | undefined; project?: string | undefined };

/** The id of the job or project that a body is about. */
export const mustNameSubject = ({ type, job, project }: Body): string => {
  const subject = type === 'project' ? project : job;
  if (!subject) throw new ApiError('field_required', { path: type === 'project' ? 'project' : 'job' });
  return subject;
};

export const wrongType = () => new ApiError('invalid_value', { path: 'type' });

/** The job of a page, when it is that company's. */
export const mustFindJob = ({ job }: AccessPage, company: string): JobItem => {
  if (job?.company !== company) throw new ApiError('job_not_found');
  return job;
};

const refuseDeleted = (job: JobItem): JobItem => {
  if (job.deletedAt) throw new ApiError('job_deleted');
  return job;
};

/** A posted job; a draft or a briefing is nobody else's to know of. */
export const mustFindOpenJob = (page: AccessPage, company: string): JobItem => {
  const job = mustFindJob(page, company);
  if (!job.published || job.briefing) throw new ApiError('job_not_found');
  return refuseDeleted(job);
};

const isRecipient = ({ job, owner }: AccessPage): boolean =>
  job?.recipient !== undefined && job.recipient === owner?.id && job.publishedAt !== undefined;

/** A job the seeker was asked about stays known after it ended; any other job must be open. */
export const mustFindKnownJob = (page: AccessPage, company: string): JobItem =>
  page.entry || isRecipient(page) ? mustFindJob(page, company) : mustFindOpenJob(page, company);

/** A briefing can be sent, and answered, once it is published, which paying for it does [PAY-26]. */
export const mustFindSentBriefing = (page: AccessPage, company: string): JobItem => {
  const job = refuseDeleted(mustFindJob(page, company));
  if (!job.briefing) throw new ApiError('not_a_briefing');
  if (!job.published) throw new ApiError('briefing_unpaid');
  return job;
};

export const mustFindProject = ({ project }: AccessPage, company: string): ProjectItem => {
  if (project?.company !== company) throw new ApiError('project_not_found');
  return project;
};

export const mustFindOpenProject = (page: AccessPage, company: string): ProjectItem => {
  const project = mustFindProject(page, company);
  if (project.deletedAt) throw new ApiError('project_deleted');
  if (project.closedAt) throw new ApiError('project_closed');
  return project;
};

/** Until its last day for interest a project takes requests, and invites; what repeats that in the transaction. */
export const refuseInterestOver = ({ id, interestUntil }: ProjectItem): Write => {
  if (isInterestOver(interestUntil, now()))
    throw new ApiError('interest_over', { params: { date: interestUntil ?? '' } });
  return mustBeOpenProject(id, earliestStart(now()));
};

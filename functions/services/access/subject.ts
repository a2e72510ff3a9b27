import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { Write } from '../../table/core/transact.ts';
import type { JobItem } from '../../table/jobs/job.ts';
import { ifProjectOpen, type ProjectItem } from '../../table/projects/project.ts';

/** Returns the job that was read with an access entry. Throws `job_not_found` unless the job is the company's. */
export const requireJob = ({ job }: AccessPage, company: string): JobItem => {
  if (job?.company !== company) throw new ApiError('job_not_found');
  return job;
};

const requireUndeleted = (job: JobItem): JobItem => {
  if (job.deletedAt) throw new ApiError('job_deleted');
  return job;
};

/** Throws `post_hidden` (409) when staff took a post down, or hid it with the other posts of its company. */
const requireShown = ({ takenDown, suspendedAt }: Pick<JobItem, 'takenDown' | 'suspendedAt'>): void => {
  if (takenDown || suspendedAt) throw new ApiError('post_hidden');
};

const requirePostedJob = (page: AccessPage, company: string): JobItem => {
  const job = requireJob(page, company);
  if (!job.published || job.briefing) throw new ApiError('job_not_found');
  return requireUndeleted(job);
};

/** Returns a posted job. Throws `job_not_found` for drafts and briefings, and `post_hidden` for hidden jobs. */
export const requireOpenJob = (page: AccessPage, company: string): JobItem => {
  const job = requirePostedJob(page, company);
  requireShown(job);
  return job;
};

const isRecipient = ({ job, owner }: AccessPage): boolean =>
  job?.recipient !== undefined && job.recipient === owner?.id && job.publishedAt !== undefined;

/**
 * Returns a job that the seeker may decide on: a posted one, or any that has an entry or was sent to the seeker as a
 * paid briefing.
 */
export const requireKnownJob = (page: AccessPage, company: string): JobItem =>
  page.entry || isRecipient(page) ? requireJob(page, company) : requirePostedJob(page, company);

/**
 * Returns a paid briefing. The payment publishes it, so before that it can be neither sent nor decided on. Throws
 * `briefing_unpaid` then [PAY-26].
 */
export const requirePaidBriefing = (page: AccessPage, company: string): JobItem => {
  const job = requireUndeleted(requireJob(page, company));
  if (!job.briefing) throw new ApiError('not_a_briefing');
  if (!job.published) throw new ApiError('briefing_unpaid');
  return job;
};

/** Returns a paid briefing that its seeker can read. Throws `post_hidden` for a hidden one. */
export const requireSentBriefing = (page: AccessPage, company: string): JobItem => {
  const briefing = requirePaidBriefing(page, company);
  requireShown(briefing);
  return briefing;
};

type ProjectPage = Pick<AccessPage, 'project'>;

export const requireProject = ({ project }: ProjectPage, company: string): ProjectItem => {
  if (project?.company !== company) throw new ApiError('project_not_found');
  return project;
};

export const requireOpenProject = (page: ProjectPage, company: string): ProjectItem => {
  const project = requireProject(page, company);
  if (project.deletedAt) throw new ApiError('project_deleted');
  if (project.closedAt) throw new ApiError('project_closed');
  requireShown(project);
  return project;
};

/**
 * Throws `interest_over` (409) after a project's last day for interest. The project then takes no requests and sends no
 * invitations.
 */
export const requireInterestOpen = ({ interestUntil }: ProjectItem): void => {
  if (isInterestOver(interestUntil, now()))
    throw new ApiError('interest_over', { params: { date: interestUntil ?? '' } });
};

/** Returns the condition that repeats `requireInterestOpen` in the transaction. */
export const ifInterestOpen = ({ id }: ProjectItem): Write => ifProjectOpen(id, earliestStart(now()));

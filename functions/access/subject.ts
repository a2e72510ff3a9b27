import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import type { AccessPage } from '../table/access/access-aggregate.ts';
import type { JobItem } from '../table/jobs/job.ts';
import type { ProjectItem } from '../table/projects/project.ts';

/** Also said for what exists but is not the caller's to know of. */
const NO_JOB = "We couldn't find data for this job.";
const NO_PROJECT = "We couldn't find data for this project.";
export const NO_PROFILE = "We couldn't retrieve the data for this profile.";
const JOB_DELETED = 'This Job has been deleted';

type Body = { type: AccessType; job?: string | undefined; project?: string | undefined };

/** The id of the job or project that a body is about. */
export const subjectOf = ({ type, job, project }: Body): string => {
  const subject = type === 'project' ? project : job;
  if (!subject) throw badRequest('This field is required', type === 'project' ? 'project' : 'job');
  return subject;
};

export const wrongType = () => badRequest('Please enter a valid value', 'type');

/** The job of a page, when it is that company's. */
export const jobOf = ({ job }: AccessPage, company: string): JobItem => {
  if (job?.company !== company) throw notFound(NO_JOB);
  return job;
};

const refuseDeleted = (job: JobItem): JobItem => {
  if (job.deletedAt) throw conflict(JOB_DELETED);
  return job;
};

/** A posted job; a draft or a briefing is nobody else's to know of. */
export const openJobOf = (page: AccessPage, company: string): JobItem => {
  const job = jobOf(page, company);
  if (!job.published || job.briefing) throw notFound(NO_JOB);
  return refuseDeleted(job);
};

/** A job the seeker was asked about stays known after it ended; any other job must be open. */
export const knownJobOf = (page: AccessPage, company: string): JobItem =>
  page.entry ? jobOf(page, company) : openJobOf(page, company);

/** PAY-26: a briefing can be sent, and answered, once it is published, which paying for it does. */
export const sentBriefingOf = (page: AccessPage, company: string): JobItem => {
  const job = refuseDeleted(jobOf(page, company));
  if (!job.briefing) throw conflict('Only a job briefing can be sent.');
  if (!job.published) throw conflict('Please pay for this job briefing first.');
  return job;
};

export const projectOf = ({ project }: AccessPage, company: string): ProjectItem => {
  if (project?.company !== company) throw notFound(NO_PROJECT);
  return project;
};

export const openProjectOf = (page: AccessPage, company: string): ProjectItem => {
  const project = projectOf(page, company);
  if (project.deletedAt) throw conflict('This project has been deleted');
  if (project.closedAt) throw conflict('This project is closed');
  return project;
};

import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';

/** A job, and whether the user wants it saved. */
export type SaveChoice = { jobId: string; saved: boolean };

/** A list of jobs with the chosen one marked. */
export const markInList = (cards: readonly JobCard[], { jobId, saved }: SaveChoice): JobCard[] =>
  cards.map((card) => (card.id === jobId ? { ...card, saved } : card));

/** Sets the mark of a job that a job seeker reads. A job that a company reads has no mark. */
export const markOne = (job: JobView, { jobId, saved }: SaveChoice): JobView =>
  job.id === jobId && job.applicationStatus ? { ...job, applicationStatus: { ...job.applicationStatus, saved } } : job;

import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';

/** A job and whether it is to be a saved one. */
export type SaveChoice = { jobId: string; saved: boolean };

/** A list of jobs with the chosen one marked. */
export const markInList = (cards: readonly JobCard[], { jobId, saved }: SaveChoice): JobCard[] =>
  cards.map((card) => (card.id === jobId ? { ...card, saved } : card));

/** A job with the reader's mark; a job that a company reads has none. */
export const markOne = (job: JobView, { jobId, saved }: SaveChoice): JobView =>
  job.id === jobId && job.applicationStatus ? { ...job, applicationStatus: { ...job.applicationStatus, saved } } : job;

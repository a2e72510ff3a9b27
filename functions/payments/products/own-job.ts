import { badRequest, conflict, notFound } from '../../http/errors.ts';
import type { JobItem } from '../../table/jobs/job.ts';
import type { PurchaseBody } from './product-handler.ts';

/** The job, when it is the company's and not deleted; a job of another company does not exist for it. */
export const ownJob = (job: JobItem | undefined, company: string): JobItem => {
  if (job?.company !== company) throw notFound("We couldn't find this job in our records.");
  if (job.deletedAt) throw conflict('This job has been deleted');
  return job;
};

export const wrongProduct = () => badRequest('This product does not fit this job.', 'product_slug');

/** The job a body names; a 400 when it names none. */
export const jobOf = ({ job_id: job }: PurchaseBody): string => {
  if (!job) throw badRequest('This field is required', 'job_id');
  return job;
};

import { ApiError } from '../../../platform/errors.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { PurchaseBody } from './product-handler.ts';

/**
 * Returns the job if it is the company's. Throws `purchase_job_not_found` for another company's and
 * `purchase_job_deleted` for a deleted one.
 */
export const ownJob = (job: JobItem | undefined, company: string): JobItem => {
  if (job?.company !== company) throw new ApiError('purchase_job_not_found');
  if (job.deletedAt) throw new ApiError('purchase_job_deleted');
  return job;
};

export const wrongProduct = () => new ApiError('product_unfit_for_job', { path: 'product_slug' });

/** Returns the job id of the request's body. Throws `field_required` (400) without one. */
export const requireJobId = ({ job_id: job }: PurchaseBody): string => {
  if (!job) throw new ApiError('field_required', { path: 'job_id' });
  return job;
};

import { ApiError } from '../../../platform/errors.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { PurchaseBody } from './product-handler.ts';

/** The job, when it is the company's and not deleted; throws 404 for another company's. */
export const ownJob = (job: JobItem | undefined, company: string): JobItem => {
  if (job?.company !== company) throw new ApiError('purchase_job_not_found');
  if (job.deletedAt) throw new ApiError('purchase_job_deleted');
  return job;
};

export const wrongProduct = () => new ApiError('product_unfit_for_job', { path: 'product_slug' });

/** The job a body names; a 400 when it names none. */
export const requireJobId = ({ job_id: job }: PurchaseBody): string => {
  if (!job) throw new ApiError('field_required', { path: 'job_id' });
  return job;
};

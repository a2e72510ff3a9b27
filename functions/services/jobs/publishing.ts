import { type JobItem, wasPublished } from '../../table/jobs/job.ts';
import { readProduct } from '../../table/payments/product.ts';

export const publishingIsFree = async (): Promise<boolean> => (await readProduct('job_posting')).amount === 0;

/**
 * Returns whether a job may be shown without a payment: it was published before, or publishing is free. A briefing is
 * never posted [BRF-01].
 */
export const mayBePublished = async (job: JobItem): Promise<boolean> => {
  if (wasPublished(job)) return true;
  return !job.briefing && (await publishingIsFree());
};

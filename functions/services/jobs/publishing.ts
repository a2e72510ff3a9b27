import { type JobItem, wasPublished } from '../../table/jobs/job.ts';
import { readProduct } from '../../table/payments/product.ts';

export const publishingIsFree = async (): Promise<boolean> => (await readProduct('job_posting')).amount === 0;

/**
 * A job that was published once is paid for, or was free, and may be shown again; a briefing is never posted [BRF-01].
 */
export const mayBePublished = async (job: JobItem): Promise<boolean> => {
  if (wasPublished(job)) return true;
  return !job.briefing && (await publishingIsFree());
};

import { laterThan } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type JobItem, putJob, readJob } from '../../../table/jobs/job.ts';
import { countCompanyJobs } from '../../../table/jobs/job-counters.ts';
import { ownJob, requireJobId, wrongProduct } from './own-job.ts';
import type { ProductHandler } from './product-handler.ts';

/** A job that is deleted, or was published before, leaves nothing to sell. */
const isSellable = (job: JobItem): boolean => !job.deletedAt && !job.published && !job.publishedAt;

/** Publishes a job that was stored unpublished [PAY-23]. */
export const jobPosting: ProductHandler = {
  family: 'job_posting',
  repeatable: false,
  // The posting has been public and may have applicants; taking it down is a decision of people.
  afterRefund: 'kept',

  requireSubjectId: (body) => {
    const job = requireJobId(body);
    return { key: job, job };
  },

  check: async (company, subject) => {
    const job = ownJob(await readJob(subject.key), company);
    if (job.briefing) throw wrongProduct();
    if (!isSellable(job)) throw new ApiError('purchase_completed');
    return { jobName: job.name };
  },

  fulfill: async ({ company, subject }, at) => {
    const job = await readJob(subject);
    if (!job || !isSellable(job)) return undefined;
    return [
      putJob({ ...job, published: true, publishedAt: at, updatedAt: laterThan(job.updatedAt, at) }, job.updatedAt),
      countCompanyJobs(company, { open: 1 }),
    ];
  },
};

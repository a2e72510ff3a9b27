import { laterThan } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type JobItem, putJob, readJob } from '../../../table/jobs/job.ts';
import { countCompanyJobs } from '../../../table/jobs/job-counters.ts';
import { ownJob, requireJobId, wrongProduct } from './own-job.ts';
import type { ProductHandler } from './product-handler.ts';

/** Returns whether a job's posting can be sold. A deleted job, and one that was ever published, can't. */
const isSellable = (job: JobItem): boolean => !job.deletedAt && !job.published && !job.publishedAt;

/** Publishes a job that was stored unpublished [PAY-23]. */
export const jobPosting: ProductHandler = {
  family: 'job_posting',
  repeatable: false,
  publishes: true,
  // The job has been public and may have applicants, so a refund doesn't take it down.
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

import { ApiError } from '../../../platform/errors.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, jobRequest } from '../../../table/jobs/job.ts';
import { putSentJob, sentJobRequest } from '../../../table/jobs/sent-job.ts';
import { readParties } from '../../visibility/party-gate.ts';
import { ownJob, wrongProduct } from './own-job.ts';
import type { ProductHandler, PurchaseBody } from './product-handler.ts';
import { deliveryConditions, requirePurchasable, requireSeekerId } from './purchasable-seeker.ts';

/** Returns the ids of the jobs to send, sorted and without duplicates [APP-26]. */
const requireJobIds = ({ job_ids: jobs, job_id: job }: PurchaseBody): string[] => {
  const named = jobs ?? (job ? [job] : []);
  if (!named.length) throw new ApiError('field_required', { path: 'job_ids' });
  return [...new Set(named)].sort();
};

const readJobs = async (company: string, seeker: string, jobs: readonly string[]) => {
  const [found, parties] = await Promise.all([
    batchGet({ jobs: jobs.map(jobRequest), sent: jobs.map((job) => sentJobRequest(company, seeker, job)) }),
    readParties(company, seeker),
  ]);
  return { ...found, parties };
};

/** Sends jobs to a seeker, each once. Either all paid jobs are delivered, or the payment is refunded [PAY-25]. */
export const sentJobs: ProductHandler = {
  family: 'job_post_match',
  repeatable: true,
  publishes: false,
  // The seeker has received the jobs and may have applied.
  afterRefund: 'kept',

  requireSubjectId: (body) => {
    const seeker = requireSeekerId(body);
    return { key: seeker, seeker, jobs: requireJobIds(body) };
  },

  check: async (company, { key: seeker, jobs = [] }) => {
    const found = await readJobs(company, seeker, jobs);
    const own = found.jobs.map((job) => ownJob(job, company));
    if (!own.every(isOpen)) throw wrongProduct();
    await requirePurchasable('job_post_match', found.parties);
    const left = own.filter((_, at) => !found.sent[at]);
    const [first] = left;
    if (!first) throw new ApiError('purchase_completed');
    return { jobName: first.name, jobs: left.map(({ id }) => id) };
  },

  fulfill: async ({ company, subject: seeker, userId, jobs = [], intentId }, date) => {
    const found = await readJobs(company, seeker, jobs);
    if (found.sent.some(Boolean) || !found.jobs.every((job) => job && isOpen(job))) return undefined;
    const conditions = await deliveryConditions('job_post_match', found.parties);
    if (!conditions) return undefined;
    const paid = intentId && { paymentIntent: intentId };
    // The transaction has no conditions on the jobs, because up to 50 more items would exceed its limit. A job that
    // ends after this read counts as sent before its end.
    return [...jobs.map((job) => putSentJob({ company, seeker, job, date, userId, ...paid })), ...conditions];
  },
};

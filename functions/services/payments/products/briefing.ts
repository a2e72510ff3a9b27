import { laterThan } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { type JobItem, jobRequest, putJob } from '../../../table/jobs/job.ts';
import { sendBriefingWrites } from '../../access/briefings.ts';
import { readParties } from '../../visibility/party-gate.ts';
import { ownJob, requireJobId, wrongProduct } from './own-job.ts';
import type { ProductHandler } from './product-handler.ts';
import { deliveryConditions, requirePurchasable, requireSeekerId } from './purchasable-seeker.ts';

const entryKey = (company: string, seeker: string, job: string) =>
  ({ owner: seeker, type: 'job', subject: job, other: company }) as const;

const readBriefing = async (company: string, seeker: string, job: string) => {
  const [found, parties] = await Promise.all([
    batchGet({ jobs: [jobRequest(job)], entries: [accessEntryRequest(entryKey(company, seeker, job))] }),
    readParties(company, seeker),
  ]);
  return { briefing: found.jobs[0], entry: found.entries[0], parties };
};

const isDraft = (job: JobItem): boolean => job.briefing && !job.published && !job.deletedAt;

/** Sends a briefing, stored as a draft, to its recipient [PAY-26, BRF-05]. */
export const briefing: ProductHandler = {
  family: 'briefing',
  repeatable: false,
  publishes: true,
  // The seeker has read the briefing and may have decided on it.
  afterRefund: 'kept',

  requireSubjectId: (body) => {
    const job = requireJobId(body);
    return { key: job, job, seeker: requireSeekerId(body) };
  },

  check: async (company, { key: job, seeker = '' }) => {
    const found = await readBriefing(company, seeker, job);
    const briefing = ownJob(found.briefing, company);
    if (!briefing.briefing) throw wrongProduct();
    if (briefing.published) throw new ApiError('purchase_completed');
    if (briefing.recipient !== seeker) throw new ApiError('briefing_taken');
    await requirePurchasable('briefing', found.parties);
    return { jobName: briefing.name };
  },

  fulfill: async ({ company, subject: job, seeker = '' }, at) => {
    const { briefing, entry, parties } = await readBriefing(company, seeker, job);
    if (!briefing || !isDraft(briefing)) return undefined;
    if (entry || briefing.recipient !== seeker) return undefined;
    const conditions = await deliveryConditions('briefing', parties);
    if (!conditions) return undefined;
    const sent = { ...briefing, published: true, publishedAt: at, updatedAt: laterThan(briefing.updatedAt, at) };
    const request = { ...entryKey(company, seeker, job), state: 'requested', date: at, requestedAt: at } as const;
    return [putJob(sent, briefing.updatedAt), ...sendBriefingWrites(request), ...conditions];
  },
};

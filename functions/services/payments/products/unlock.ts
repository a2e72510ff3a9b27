import { accountEffects } from '@plumbline/shared/domain/access/account-effects';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { ApiError } from '../../../platform/errors.ts';
import { deleteContactAccess, putContactAccess, readContactAccess } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { readParties } from '../../visibility/party-gate.ts';
import type { ProductHandler } from './product-handler.ts';
import { deliveryConditions, requirePurchasable, requireSeekerId } from './purchasable-seeker.ts';

/** Opens a seeker's name and contact details to the company [PAY-24]. */
export const unlock: ProductHandler = {
  family: 'unlock',
  repeatable: false,
  publishes: false,
  afterRefund: accountEffects['unlock refunded'].contactAccesses === 'removed' ? 'revoked' : 'kept',

  requireSubjectId: (body) => {
    const seeker = requireSeekerId(body);
    return { key: seeker, seeker, ...(body.job_id && { job: body.job_id }) };
  },

  check: async (company, subject, slug) => {
    const parties = await readParties(company, subject.key);
    if (parties.isConnected) throw new ApiError('purchase_completed');
    const { seeker } = await requirePurchasable('unlock', parties);
    if (slug !== unlockProduct(seekerTrades(seeker))) {
      throw new ApiError('product_unfit_for_seeker', { path: 'product_slug' });
    }
    const { job: id } = subject;
    if (!id) return {};
    const { jobs } = await batchGet({ jobs: [jobRequest(id)] });
    const job = jobs[0];
    // An applicant of a job that has ended can still be unlocked.
    if (job?.company !== company) throw new ApiError('purchase_job_not_found');
    return { jobName: job.name };
  },

  fulfill: async ({ company, subject, userId, job, intentId }, at) => {
    const parties = await readParties(company, subject);
    const conditions = parties.isConnected ? undefined : await deliveryConditions('unlock', parties);
    if (!conditions) return undefined;
    const why = { date: at, reason: 'unlock', userId, ...(job && { job }) } as const;
    return [
      putContactAccess({ viewer: company, subject, ...why, ...(intentId && { paymentIntent: intentId }) }),
      ...conditions,
    ];
  },

  revoke: async ({ company, subject, intentId }) => {
    const contactAccess = await readContactAccess(company, subject);
    return contactAccess?.paymentIntent === intentId ? [deleteContactAccess(company, subject, intentId)] : [];
  },
};

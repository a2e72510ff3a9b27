import { accountEffects } from '@plumbline/shared/domain/access/account-effects';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { badRequest, conflict } from '../../http/errors.ts';
import { deleteOpening, putOpening, readOpening } from '../../table/access/contact-access.ts';
import { readSeekerProfile } from '../../table/profiles/profile.ts';
import { ALREADY_COMPLETED } from '../messages.ts';
import type { Sale } from './product-handler.ts';
import { seekerInSight, seekerOf, sightChecks } from './purchasable-seeker.ts';

/** PAY-24: opens a seeker's name and contact details to the company. */
export const sellUnlock: Sale = {
  family: 'unlock',
  repeatable: false,
  afterRefund: accountEffects['unlock refunded'].openings === 'removed' ? 'taken back' : 'kept',

  subjectOf: (body) => {
    const seeker = seekerOf(body);
    return { key: seeker, seeker };
  },

  check: async (company, subject, slug) => {
    const [found, opening] = await Promise.all([readSeekerProfile(subject.key), readOpening(company, subject.key)]);
    if (opening) throw conflict(ALREADY_COMPLETED);
    const { seeker } = await seekerInSight(found, company);
    if (slug !== unlockProduct(seekerTrades(seeker))) {
      throw badRequest('This product does not fit this job seeker.', 'product_slug');
    }
    return {};
  },

  deliver: async ({ company, subject, userId, intentId }, at) => {
    const [seeker, opening] = await Promise.all([readSeekerProfile(subject), readOpening(company, subject)]);
    const checks = opening ? undefined : await sightChecks(seeker, company);
    if (!checks) return undefined;
    const why = { date: at, reason: 'unlock', userId } as const;
    return [putOpening({ viewer: company, subject, ...why, ...(intentId && { paymentIntent: intentId }) }), ...checks];
  },

  takeBack: async ({ company, subject, intentId }) => {
    const opening = await readOpening(company, subject);
    return opening?.paymentIntent === intentId ? [deleteOpening(company, subject, intentId)] : [];
  },
};

import { accountEffects } from '@plumbline/shared/domain/account-effects';
import { seekerTrades } from '@plumbline/shared/domain/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/unlock-product';
import { badRequest, conflict } from '../http/errors.ts';
import { deleteOpening, putOpening, readOpening } from '../table/opening.ts';
import { readSeekerProfile } from '../table/profile.ts';
import { ALREADY_COMPLETED } from './messages.ts';
import type { Sale } from './sale.ts';
import { seekerInSight, seekerOf, sightChecks } from './seeker-in-sight.ts';

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

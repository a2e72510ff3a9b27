import { accountEffects } from '@plumbline/shared/domain/access/account-effects';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { ApiError } from '../../http/errors.ts';
import { deleteContactAccess, putContactAccess, readContactAccess } from '../../table/access/contact-access.ts';
import { readSeekerProfile } from '../../table/profiles/profile.ts';
import { isFreeToUnlock } from '../../visibility/priority-window.ts';
import { visibilityChecks } from '../../visibility/visibility-checks.ts';
import type { ProductHandler } from './product-handler.ts';
import { mustNameSeeker, purchasableSeeker } from './purchasable-seeker.ts';

/** Opens a seeker's name and contact details to the company [PAY-24]. */
export const unlock: ProductHandler = {
  family: 'unlock',
  repeatable: false,
  afterRefund: accountEffects['unlock refunded'].contactAccesses === 'removed' ? 'revoked' : 'kept',

  mustNameSubject: (body) => {
    const seeker = mustNameSeeker(body);
    return { key: seeker, seeker };
  },

  check: async (company, subject, slug) => {
    const [found, contactAccess] = await Promise.all([
      readSeekerProfile(subject.key),
      readContactAccess(company, subject.key),
    ]);
    if (contactAccess) throw new ApiError('purchase_completed');
    const profile = await purchasableSeeker(found, company);
    if (!(await isFreeToUnlock(company, profile))) throw new ApiError('priority_access_taken');
    const { seeker } = profile;
    if (slug !== unlockProduct(seekerTrades(seeker))) {
      throw new ApiError('product_unfit_for_seeker', { path: 'product_slug' });
    }
    return {};
  },

  fulfill: async ({ company, subject, userId, intentId }, at) => {
    const [seeker, contactAccess] = await Promise.all([
      readSeekerProfile(subject),
      readContactAccess(company, subject),
    ]);
    const checks = contactAccess ? undefined : await visibilityChecks(seeker, company);
    // A checkout opened before another company's priority window gets around it no more than one opened in it.
    if (!seeker || !checks || !(await isFreeToUnlock(company, seeker))) return undefined;
    const why = { date: at, reason: 'unlock', userId } as const;
    return [
      putContactAccess({ viewer: company, subject, ...why, ...(intentId && { paymentIntent: intentId }) }),
      ...checks,
    ];
  },

  revoke: async ({ company, subject, intentId }) => {
    const contactAccess = await readContactAccess(company, subject);
    return contactAccess?.paymentIntent === intentId ? [deleteContactAccess(company, subject, intentId)] : [];
  },
};

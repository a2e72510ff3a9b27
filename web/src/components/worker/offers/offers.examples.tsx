import { listBriefings } from '@plumbline/shared/contracts/access/briefings';
import { setWindowReminder } from '@plumbline/shared/contracts/access/window-reminder';
import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { getPriorityAccess, type PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { products } from '@plumbline/shared/options/products';
import type { Example, Examples } from '../../../../gallery/example.ts';
import { answering } from '../../../../gallery/replies.ts';
import { hoursFromNow, ownCompany, seeker } from '../../../../gallery/workers.ts';
import { WorkerOffers } from './worker-offers.tsx';

const skilled = { hasHandsOnExperience: true, tradeCategories: ['Carpentry'] };

/** The offers of a worker, as a company has them in a state of priority access. */
const offers = (access: PriorityAccessState, isUnlocked = false): Example => ({
  Draw: () => (
    <WorkerOffers seeker={seeker(skilled, { redacted: !isUnlocked })} access={access} list="skilled-workers" />
  ),
  as: 'provider',
  replies: [
    answering(listProducts, {
      results: products.map(({ slug, name, amount }) => ({ slug, name, amount, version: 1 })),
    }),
    answering(getCompanyProfile, ownCompany()),
    answering(listBriefings, { results: [], total: 0 }),
    answering(getPriorityAccess, access),
    answering(setWindowReminder, ({ body: { wanted } }) => ({ reminded: wanted })),
  ],
});

export const examples: Examples = {
  WorkerOffers: {
    masked: offers({ state: 'available' }),
    unlocked: offers({ state: 'available' }, true),
    'own priority access': offers({ state: 'own', until: hoursFromNow(40) }),
    'priority access of another company': offers({ state: 'taken', until: hoursFromNow(3) }),
    'with a reminder': { ...offers({ state: 'taken', until: hoursFromNow(3) }), press: ['Tell me when it ends'] },
  },
};

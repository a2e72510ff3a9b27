import { listBriefings } from '@plumbline/shared/contracts/access/briefings';
import { setWindowReminder } from '@plumbline/shared/contracts/access/window-reminder';
import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { getPriorityAccess, type PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { products } from '@plumbline/shared/options/products';
import { t } from 'i18next';
import type { Example, Examples } from '../../../../gallery/example.ts';
import { answering } from '../../../../gallery/replies.ts';
import { hoursFromNow, ownCompany, seeker, WORKER } from '../../../../gallery/workers.ts';
import { OwnWindow } from './own-window.tsx';
import { PhonePrice } from './phone-price.tsx';
import { TakenWindow } from './taken-window.tsx';
import { LockedPanel } from './unlock-card.tsx';
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
  LockedPanel: {
    loading: () => <LockedPanel seeker={seeker(skilled)} amount={undefined} busy={false} onUnlock={() => {}} />,
    priced: () => (
      <LockedPanel
        seeker={seeker(skilled, { referenceCount: 2 })}
        amount={4900}
        busy={false}
        onUnlock={() => {}}
        matchedTrade="Carpentry"
      />
    ),
  },
  OwnWindow: {
    hours: () => <OwnWindow until={hoursFromNow(40)} />,
    'the last hour': () => <OwnWindow until={hoursFromNow(0.5)} />,
  },
  PhonePrice: {
    default: () => <PhonePrice amount={4900} unit={t('once')} />,
    loading: () => <PhonePrice amount={undefined} unit={t('once')} />,
  },
  TakenWindow: {
    default: {
      ...offers({ state: 'available' }),
      Draw: () => <TakenWindow seekerId={WORKER} until={hoursFromNow(3)} />,
    },
  },
  WorkerOffers: {
    masked: offers({ state: 'available' }),
    unlocked: offers({ state: 'available' }, true),
    'own priority access': offers({ state: 'own', until: hoursFromNow(40) }),
    'priority access of another company': offers({ state: 'taken', until: hoursFromNow(3) }),
    'with a reminder': { ...offers({ state: 'taken', until: hoursFromNow(3) }), press: ['Tell me when it ends'] },
  },
};

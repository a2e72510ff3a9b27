import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { Write } from '../../../table/core/transact.ts';
import {
  deletePriorityAccess,
  deletePriorityCheckout,
  deletePriorityHold,
  ifPriorityWindowUnchanged,
  listPriorityAccesses,
  movePriorityWindow,
  priorityCheckoutRequest,
  priorityHoldRequest,
  putPriorityAccess,
  putPriorityCheckout,
  putPriorityHold,
} from '../../../table/payments/priority-access.ts';
import { readParties } from '../../visibility/party-gate.ts';
import { holdEnds, releaseHold, takeOverHold } from './priority-hold.ts';
import type { ProductHandler } from './product-handler.ts';
import { deliveryConditions, requirePurchasable, requireSeekerId } from './purchasable-seeker.ts';

const readSkilled = async (seeker: string, company: string) => {
  const [found, parties] = await Promise.all([
    batchGet({ holds: [priorityHoldRequest(seeker)], checkouts: [priorityCheckoutRequest(company)] }),
    readParties(company, seeker),
  ]);
  return { parties, profile: parties.profile, hold: found.holds[0], checkout: found.checkouts[0] };
};
type Skilled = Awaited<ReturnType<typeof readSkilled>>;

/** Returns the writes that delete the hold and the checkout of an intent. */
const release = ({ hold, checkout }: Skilled, intentId: string | undefined): Write[] => [
  ...(hold && hold.intentId === intentId ? [deletePriorityHold(hold)] : []),
  ...(checkout && checkout.intentId === intentId ? [deletePriorityCheckout(checkout)] : []),
];

/** Shows a skilled worker only to the buyer for 72 hours [PAY-25, SKW-08]. */
export const priorityAccess: ProductHandler = {
  family: 'priority_access',
  repeatable: true,
  publishes: false,
  afterRefund: 'revoked',

  requireSubjectId: (body) => {
    const seeker = requireSeekerId(body);
    return { key: seeker, seeker };
  },

  check: async (company, { key }) => {
    const { parties, hold, checkout } = await readSkilled(key, company);
    const profile = await requirePurchasable('priority_access', parties);
    if (!isSkilled(profile.seeker)) {
      throw new ApiError('product_unfit_for_seeker', { path: 'product_slug' });
    }
    // `requirePurchasable` throws during another company's priority access, so a current one is the buyer's own.
    if (isInPriorityWindow(profile.lastPriorityAccess, now())) throw new ApiError('purchase_completed');
    if (hold && hold.company !== company) await takeOverHold(hold);
    if (checkout && checkout.seeker !== key) await releaseHold(checkout);
    return {
      // Another company may have bought priority access since the check; the hold is gone then, so the condition is on
      // the profile.
      reserve: (intentId) => [
        putPriorityHold({ seeker: key, company, intentId, until: holdEnds() }, hold?.intentId),
        putPriorityCheckout({ company, seeker: key, intentId }, checkout?.intentId),
        ifPriorityWindowUnchanged(profile),
      ],
    };
  },

  release: async ({ company, subject, intentId }) => release(await readSkilled(subject, company), intentId),

  fulfill: async ({ company, subject: seeker, userId, intentId }, at) => {
    const found = await readSkilled(seeker, company);
    const { profile } = found;
    const conditions = await deliveryConditions('priority_access', found.parties, { writesProfile: true });
    if (!profile || !conditions || isInPriorityWindow(profile.lastPriorityAccess, new Date(at))) return undefined;
    return [
      movePriorityWindow(profile, at, at),
      ...conditions,
      putPriorityAccess({ company, seeker, date: at, userId, ...(intentId && { paymentIntent: intentId }) }),
      ...release(found, intentId),
    ];
  },

  revoke: async ({ company, subject, intentId }, at) => {
    const [{ profile }, accesses] = await Promise.all([
      readSkilled(subject, company),
      listPriorityAccesses(company, subject),
    ]);
    const access = accesses.find(({ paymentIntent }) => paymentIntent === intentId);
    if (!access) return [];
    const isLast = profile?.lastPriorityAccess === access.date;
    return [deletePriorityAccess(access), ...(profile && isLast ? [movePriorityWindow(profile, undefined, at)] : [])];
  },
};

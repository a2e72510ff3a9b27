import { nowIso } from '../../../platform/clock.ts';
import type { Write } from '../../../table/core/transact.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { ifProfileActive } from '../../../table/profiles/profile-tombstone.ts';
import { ifPostsShown } from '../../../table/profiles/suspension.ts';
import { fulfillmentOf } from '../products/priced-purchase.ts';
import type { Fulfillment, ProductHandler } from '../products/product-handler.ts';
import { handlerOfFamily } from '../products/registry.ts';

/**
 * Returns the writes that deliver a purchase. Undefined when it can't be delivered, such as to a company that closed or
 * was suspended before its payment arrived, or whose posts were hidden before it paid for a posting or a briefing.
 */
export const fulfillmentWrites = async (
  handler: ProductHandler,
  fulfillment: Fulfillment,
  at: string,
): Promise<Write[] | undefined> => {
  const buyer = await readCompanyProfile(fulfillment.company);
  if (!buyer || buyer.closedAt || buyer.suspendedAt) return undefined;
  if (handler.publishes && buyer.postsHidden) return undefined;
  const writes = await handler.fulfill(fulfillment, at);
  const { company, seeker } = fulfillment;
  return (
    writes && [
      ...writes,
      ifProfileActive(company),
      ...(handler.publishes ? [ifPostsShown(company)] : []),
      ...(seeker ? [ifProfileActive(seeker)] : []),
    ]
  );
};

/** Returns whether an open payment would buy anything if it were paid now. */
export const canFulfill = async (payment: PaymentItem): Promise<boolean> =>
  Boolean(await fulfillmentWrites(handlerOfFamily(payment.family), fulfillmentOf(payment), nowIso()));

import { nowIso } from '../../platform/clock.ts';
import type { Write } from '../../table/core/transact.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import { mustBeInBusiness, readCompanyProfile } from '../../table/profiles/profile.ts';
import { deliveryOf } from '../products/priced-purchase.ts';
import type { Delivery, Sale } from '../products/product-handler.ts';
import { saleOfFamily } from '../products/registry.ts';

/**
 * The writes that deliver a purchase; undefined when it cannot be delivered (any more). Nothing is delivered to a
 * company that closed while its payment was under way.
 */
export const deliveryWrites = async (sale: Sale, delivery: Delivery, at: string): Promise<Write[] | undefined> => {
  const buyer = await readCompanyProfile(delivery.company);
  if (!buyer || buyer.closedAt) return undefined;
  const writes = await sale.deliver(delivery, at);
  return writes && [...writes, mustBeInBusiness(delivery.company)];
};

/** Whether a payment that is still open would buy anything, were it paid now. */
export const isDeliverable = async (payment: PaymentItem): Promise<boolean> =>
  Boolean(await deliveryWrites(saleOfFamily(payment.family), deliveryOf(payment), nowIso()));

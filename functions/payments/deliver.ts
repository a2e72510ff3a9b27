import { nowIso } from '../platform/clock.ts';
import type { PaymentItem } from '../table/payment.ts';
import { mustBeInBusiness, readCompanyProfile } from '../table/profile.ts';
import type { Write } from '../table/transact.ts';
import { deliveryOf } from './order.ts';
import type { Delivery, Sale } from './sale.ts';
import { saleOfFamily } from './sales.ts';

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

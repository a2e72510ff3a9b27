import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { ApiError } from '../../../platform/errors.ts';
import { transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { syncWithStripe } from '../fulfillment/sync-with-stripe.ts';
import type { PricedPurchase } from '../products/priced-purchase.ts';
import { askStripe } from '../stripe-errors.ts';
import { cancelIntent } from './cancel-intent.ts';

/**
 * Stores the page to which the buyer returns. The latest request decides, because a purchase can be started from
 * several pages.
 */
const updateReturnUrl = async (payment: PaymentItem, returnUrl: string): Promise<void> => {
  if (payment.returnUrl !== returnUrl) await transact(putPayment({ ...payment, returnUrl }, payment));
};

const isSamePurchase = ({ slug, jobs, seeker }: PaymentItem, { product, subject }: PricedPurchase): boolean =>
  slug === product.slug && seeker === subject.seeker && isDeepStrictEqual(jobs ?? [], subject.jobs ?? []);

/**
 * Returns whether to keep an open intent. After a price rise it is kept, so that the buyer pays what the checkout
 * showed; after a price cut a cheaper one replaces it.
 */
const isWorthKeeping = ({ amount }: Stripe.PaymentIntent, pricedPurchase: PricedPurchase): boolean =>
  amount <= pricedPurchase.amount;

/**
 * The result for an open intent: it continues, it turned out to be paid, or it is canceled and another one may be
 * created.
 */
export type Reuse = { id: string } | 'settled' | 'canceled';

/**
 * Returns the open intent of the same purchase, so that two tabs can't charge twice. An intent for another product,
 * other jobs or another seeker is canceled first. Throws `purchase_completed` or `payment_processing`.
 */
export const reuseIntent = async (pricedPurchase: PricedPurchase, intentId: string): Promise<Reuse> => {
  const payment = await readPayment(intentId);
  if (!payment) throw new Error(`The purchase of ${intentId} has no payment`);
  const intent = await askStripe('purchase', (client) => client.paymentIntents.retrieve(intentId));
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status === 'succeeded') {
    await syncWithStripe(intentId);
    if (!pricedPurchase.handler.repeatable) throw new ApiError('purchase_completed');
    return 'settled';
  }
  const same = isSamePurchase(payment, pricedPurchase);
  if (intent.status === 'processing' && !same) throw new ApiError('payment_processing');
  if (intent.status === 'processing' || (same && isWorthKeeping(intent, pricedPurchase))) {
    await updateReturnUrl(payment, pricedPurchase.returnUrl);
    return { id: intentId };
  }
  const canceled = await askStripe('purchase', () => cancelIntent(intentId, 'abandoned'));
  return canceled ? 'canceled' : reuseIntent(pricedPurchase, intentId);
};

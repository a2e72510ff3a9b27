import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { ApiError } from '../../../platform/errors.ts';
import { transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { syncWithStripe } from '../fulfillment/sync-with-stripe.ts';
import type { PricedPurchase } from '../products/priced-purchase.ts';
import { askStripe } from '../stripe-errors.ts';
import { cancelIntent } from './cancel-intent.ts';

/** Where the buyer returns to is the latest request: the same purchase can be started from several pages. */
const updateReturnUrl = async (payment: PaymentItem, returnUrl: string): Promise<void> => {
  if (payment.returnUrl !== returnUrl) await transact(putPayment({ ...payment, returnUrl }, payment));
};

const isSamePurchase = ({ slug, jobs, seeker }: PaymentItem, { product, subject }: PricedPurchase): boolean =>
  slug === product.slug && seeker === subject.seeker && isDeepStrictEqual(jobs ?? [], subject.jobs ?? []);

/**
 * An intent keeps the price it was made with. When the price has risen since, the buyer still pays what the checkout
 * showed; when it has fallen, a new start is cheaper and the intent is replaced.
 */
const isWorthKeeping = ({ amount }: Stripe.PaymentIntent, pricedPurchase: PricedPurchase): boolean =>
  amount <= pricedPurchase.amount;

/** What became of an open intent: it continues, it was found paid, or it is canceled and another may be made. */
export type Reuse = { id: string } | 'settled' | 'canceled';

/**
 * The open intent of the same purchase, so that two tabs cannot charge twice. One that was made for another product,
 * other jobs or another seeker is canceled first.
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

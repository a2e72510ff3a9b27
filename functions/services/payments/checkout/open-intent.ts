import type Stripe from 'stripe';
import { logger } from '../../../platform/logger.ts';
import { ConditionFailed, transact } from '../../../table/core/transact.ts';
import { putPayment } from '../../../table/payments/payment.ts';
import { type PurchaseItem, putPurchase, readPurchase } from '../../../table/payments/purchase.ts';
import { keyOf, newPayment, newPurchase, type PricedPurchase } from '../products/priced-purchase.ts';
import { askStripe } from '../stripe-errors.ts';
import { cancelIntent } from './cancel-intent.ts';
import { companyCustomer } from './company-customer.ts';

/**
 * Returns Stripe's idempotency key: the client's key with the company. An intent that replaces an earlier one gets
 * another key, because Stripe would return the earlier one.
 */
const idempotencyKey = ({ company, clientKey }: PricedPurchase, previous: PurchaseItem | undefined): string =>
  [company, clientKey, ...(previous?.intentId ? [previous.intentId] : [])].join(':');

/** The most job ids in one value of metadata, which Stripe limits to 500 characters. */
const IDS_PER_VALUE = 19;

const jobLists = (jobs: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(jobs.length / IDS_PER_VALUE) }, (_, part) => [
      `job_ids_${part + 1}`,
      jobs.slice(part * IDS_PER_VALUE, (part + 1) * IDS_PER_VALUE).join(','),
    ]),
  );

/** Returns the parameters of an intent. Stripe saves its card for later purchases of the company [PAY-04]. */
const intentParams = (pricedPurchase: PricedPurchase, customer: string): Stripe.PaymentIntentCreateParams => {
  const { company, userId, subject, product } = pricedPurchase;
  return {
    amount: pricedPurchase.amount,
    currency: 'usd',
    customer,
    description: product.name,
    allowed_payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    metadata: {
      product_slug: product.slug,
      product_name: product.name,
      companyId: company,
      userId,
      ...(subject.job && { job_id: subject.job }),
      ...jobLists(subject.jobs),
      ...(subject.seeker && { candidate_profile_id: subject.seeker }),
    },
  };
};

/**
 * Cancels the intent of a request that lost a race. Its secret never left the server, so it can't be paid; canceling it
 * only cleans up Stripe's list.
 */
const cancelLosingIntent = async (pricedPurchase: PricedPurchase, intentId: string): Promise<void> => {
  const winner = await readPurchase(keyOf(pricedPurchase));
  // Both requests used the same key, so they have the same intent.
  if (winner?.intentId === intentId) return;
  await cancelIntent(intentId, 'duplicate').catch((error: unknown) =>
    logger.warn('A payment intent that lost a race stays open', { intentId, error: error as Error }),
  );
};

/** Creates an intent at Stripe, and stores its purchase and payment. Returns the id of the intent. */
export const openIntent = async (
  pricedPurchase: PricedPurchase,
  previous: PurchaseItem | undefined,
): Promise<string> => {
  const customer = await companyCustomer(pricedPurchase.company);
  const { id } = await askStripe('purchase', (client) =>
    client.paymentIntents.create(intentParams(pricedPurchase, customer), {
      idempotencyKey: idempotencyKey(pricedPurchase, previous),
    }),
  );
  const purchase = newPurchase(pricedPurchase, 'created', id);
  const payment = newPayment(pricedPurchase, id, purchase.createdAt);
  try {
    await transact(
      putPurchase(purchase, previous),
      putPayment(payment, undefined),
      ...(pricedPurchase.found.reserve?.(id) ?? []),
    );
  } catch (error) {
    if (error instanceof ConditionFailed) await cancelLosingIntent(pricedPurchase, id);
    throw error;
  }
  return id;
};

import * as contract from '@plumbline/shared/contracts/payments/intents';
import { declineId } from '@plumbline/shared/domain/money/decline';
import type Stripe from 'stripe';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { startPurchase } from '../../services/payments/checkout/start-purchase.ts';
import { workerMailProblem } from '../../services/payments/checkout/worker-mail-problem.ts';
import { closeUndeliverable } from '../../services/payments/fulfillment/close-undeliverable.ts';
import { syncWithStripe } from '../../services/payments/fulfillment/sync-with-stripe.ts';
import { ownPayment } from '../../services/payments/history/own-payment.ts';
import { paidByColleague } from '../../services/payments/history/paid-by.ts';
import { subjectOf } from '../../services/payments/products/payment-subject.ts';
import { handlerOfProduct } from '../../services/payments/products/registry.ts';
import { askStripe } from '../../services/payments/stripe-errors.ts';
import { readProduct } from '../../table/payments/product.ts';

/**
 * Starts a purchase. The client names a product and its subject; the server decides product, amount and subject
 * [PAY-03].
 */
export const createIntent = operation(contract.createIntent, async ({ body, caller }) => {
  await spendNamedBudget('payment-intent', caller.profileId);
  const handler = handlerOfProduct(body.product_slug);
  return startPurchase({
    company: caller.profileId,
    userId: caller.userId,
    handler,
    subject: handler.requireSubjectId(body),
    product: await readProduct(body.product_slug),
    returnUrl: body.return_url,
    clientKey: body.idempotencyKey,
  });
});

const declineOf = ({ status, last_payment_error: error }: Stripe.PaymentIntent) => {
  if (status !== 'requires_payment_method' || !error) return undefined;
  const { brand, last4 } = error.payment_method?.card ?? {};
  return {
    id: declineId(error),
    ...(error.message && { message: error.message }),
    ...(brand && last4 && { card: { brand, last4 } }),
  };
};

/**
 * Returns the company's intent. Throws 404 for another company's. An intent that would buy nothing is canceled first,
 * so that the checkout takes no money for it [PAY-06, PAY-08].
 */
export const getIntent = operation(contract.getIntent, async ({ params, caller }) => {
  const payment = await ownPayment(params.id, caller.profileId);
  const isClosed = await closeUndeliverable(payment);
  const [intent, subject, emailFails] = await Promise.all([
    askStripe('checkout', (client) => client.paymentIntents.retrieve(payment.intentId)),
    subjectOf(payment),
    isClosed ? undefined : workerMailProblem(payment),
  ]);
  if (!intent.client_secret) throw new ApiError('checkout_unavailable');
  const decline = declineOf(intent);
  const paidBy = intent.status === 'succeeded' ? await paidByColleague(payment, caller.userId) : undefined;
  return {
    id: intent.id,
    status: intent.status,
    ...(decline && { decline }),
    ...(paidBy && { paidBy }),
    client_secret: intent.client_secret,
    amount: intent.amount,
    metadata: { product_name: payment.productName, product_slug: payment.slug },
    return_url: payment.returnUrl,
    subject,
    ...(emailFails && { emailFails }),
  };
});

/** Fulfills a payment that the browser reports, after Stripe confirms it [PAY-22]. */
export const recordPayment = operation(contract.recordPayment, async ({ body, caller }) => {
  const payment = await ownPayment(body.id, caller.profileId);
  const { intentId } = payment;
  const settled = await syncWithStripe(intentId, body.confirmed ? { payer: caller.userId } : {});
  if (!settled) throw new ApiError('payment_not_found');
  if (settled.status !== 'succeeded') return settled;
  // When several users report a payment concurrently, the table keeps the first, so it is read again.
  const isNews = body.confirmed && !payment.paidBy;
  const paidBy = await paidByColleague(isNews ? await ownPayment(intentId, caller.profileId) : payment, caller.userId);
  return { ...settled, ...(paidBy && { paidBy }) };
});

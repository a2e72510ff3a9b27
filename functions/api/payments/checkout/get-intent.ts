import * as contract from '@plumbline/shared/contracts/payments/intents';
import { declineId } from '@plumbline/shared/domain/money/decline';
import type Stripe from 'stripe';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { closeUndeliverable } from '../../../services/payments/fulfillment/close-undeliverable.ts';
import { ownPayment } from '../../../services/payments/history/own-payment.ts';
import { paidByColleague } from '../../../services/payments/history/paid-by.ts';
import { subjectOf } from '../../../services/payments/products/payment-subject.ts';
import { askStripe } from '../../../services/payments/stripe-errors.ts';

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
 * Returns 404 for another company's intent [PAY-06]. One that would buy nothing any more is answered
 * as canceled [PAY-08], so that the checkout takes no money for it.
 */
export const getIntent = operation(contract.getIntent, async ({ params, caller }) => {
  const payment = await ownPayment(params.id, caller.profileId);
  await closeUndeliverable(payment);
  const [intent, subject] = await Promise.all([
    askStripe('checkout', (client) => client.paymentIntents.retrieve(payment.intentId)),
    subjectOf(payment),
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
  };
});

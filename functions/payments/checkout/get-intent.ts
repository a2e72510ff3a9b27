import * as contract from '@plumbline/shared/contracts/payments/intents';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { closeUndeliverable } from '../fulfillment/close-undeliverable.ts';
import { ownPayment } from '../history/own-payment.ts';
import { subjectOf } from '../products/payment-subject.ts';
import { askStripe } from '../stripe-errors.ts';

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
  return {
    id: intent.id,
    status: intent.status,
    client_secret: intent.client_secret,
    amount: intent.amount,
    metadata: { product_name: payment.productName, product_slug: payment.slug },
    return_url: payment.returnUrl,
    subject,
  };
});

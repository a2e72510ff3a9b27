import * as contract from '@plumbline/shared/contracts/payments/intents';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { syncWithStripe } from '../fulfillment/sync-with-stripe.ts';
import { ownPayment } from '../history/own-payment.ts';

/** Fulfils a payment the browser says it made, after asking Stripe whether it did [PAY-22]. */
export const recordPayment = operation(contract.recordPayment, async ({ body, caller }) => {
  const { intentId } = await ownPayment(body.id, caller.profileId);
  const settled = await syncWithStripe(intentId);
  if (!settled) throw new ApiError('payment_not_found');
  return settled;
});

import * as contract from '@plumbline/shared/contracts/payments/intents';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { syncWithStripe } from '../fulfillment/sync-with-stripe.ts';
import { ownPayment } from '../history/own-payment.ts';

/** PAY-22: the browser says that it has paid; whether it has is asked of Stripe. */
export const recordPayment = operation(contract.recordPayment, async ({ body, caller }) => {
  const { intentId } = await ownPayment(body.id, caller.profileId);
  const settled = await syncWithStripe(intentId);
  if (!settled) throw new ApiError('payment_not_found');
  return settled;
});

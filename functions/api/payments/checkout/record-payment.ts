import * as contract from '@plumbline/shared/contracts/payments/intents';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { syncWithStripe } from '../../../services/payments/fulfillment/sync-with-stripe.ts';
import { ownPayment } from '../../../services/payments/history/own-payment.ts';
import { paidByColleague } from '../../../services/payments/history/paid-by.ts';

/** Fulfils a payment the browser says it made, after asking Stripe whether it did [PAY-22]. */
export const recordPayment = operation(contract.recordPayment, async ({ body, caller }) => {
  const payment = await ownPayment(body.id, caller.profileId);
  const { intentId } = payment;
  const settled = await syncWithStripe(intentId, body.confirmed ? caller.userId : undefined);
  if (!settled) throw new ApiError('payment_not_found');
  if (settled.status !== 'succeeded') return settled;
  // Of several who say so at the same time, the table keeps one.
  const isNews = body.confirmed && !payment.paidBy;
  const paidBy = await paidByColleague(isNews ? await ownPayment(intentId, caller.profileId) : payment, caller.userId);
  return { ...settled, ...(paidBy && { paidBy }) };
});

import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { ConditionFailed, transact } from '../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../table/payments/payment.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';
import { syncWithStripe } from './sync-with-stripe.ts';

const readPaid = async (id: string): Promise<PaymentItem> => {
  const payment = await readPayment(id);
  if (!payment) throw new ApiError('payment_not_found');
  if (payment.state === 'refunded') throw new ApiError('payment_refunded');
  if (payment.state === 'disputed') throw new ApiError('payment_disputed');
  if (!payment.paidAt) throw new ApiError('payment_unpaid');
  return payment;
};

/** Who asked for it first stays on record; a repeated call only carries it through. */
const recordWish = async (payment: PaymentItem, by: string, reason: string): Promise<void> => {
  if (payment.refund) return;
  try {
    await transact(putPayment({ ...payment, refund: { by, at: nowIso(), reason } }, payment));
  } catch (error) {
    throw error instanceof ConditionFailed ? new ApiError('payment_changed') : error;
  }
};

/** The request is durable before Stripe is asked, and the idempotency key makes a repetition safe. */
export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  const { id, reason } = body;
  await recordWish(await readPaid(id), caller.userId, reason);
  await askStripe('payment', async (client) => {
    try {
      const metadata = { staff: caller.userId };
      await client.refunds.create(
        { payment_intent: id, metadata },
        { idempotencyKey: `refund:${id}:${caller.userId}` },
      );
    } catch (error) {
      if (stripeCode(error) !== 'charge_already_refunded') throw error;
    }
  });
  await syncWithStripe(id);
  const { state, disputeStatus } = (await readPayment(id)) ?? {};
  return { status: paymentStatusOf(state ?? 'refunded', disputeStatus) };
});

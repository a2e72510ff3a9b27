import * as contract from '@plumbline/shared/contracts/payments';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { conflict, notFound } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { nowIso } from '../../platform/clock.ts';
import { ConditionFailed, transact } from '../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../table/payments/payment.ts';
import { NO_CHECKOUT, NOT_COMPLETED } from '../messages.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';
import { syncWithStripe } from './sync-with-stripe.ts';

const readPaid = async (id: string): Promise<PaymentItem> => {
  const payment = await readPayment(id);
  if (!payment) throw notFound(NO_CHECKOUT);
  if (payment.state === 'refunded') throw conflict('This payment has been refunded already.');
  if (payment.state === 'disputed') throw conflict('This payment is disputed and cannot be refunded.');
  if (!payment.paidAt) throw conflict('This payment has not been paid.');
  return payment;
};

/** Who asked for it first stays on record; a repeated call only carries it through. */
const recordWish = async (payment: PaymentItem, by: string, reason: string): Promise<void> => {
  if (payment.refund) return;
  try {
    await transact(putPayment({ ...payment, refund: { by, at: nowIso(), reason } }, payment));
  } catch (error) {
    throw error instanceof ConditionFailed ? conflict('This payment was changed meanwhile. Please try again.') : error;
  }
};

/** The request is durable before Stripe is asked, and the idempotency key makes a repetition safe. */
export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  const { id, reason } = body;
  await recordWish(await readPaid(id), caller.userId, reason);
  await askStripe(NOT_COMPLETED, async (client) => {
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

import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../http/caller.ts';
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
const recordWish = async (payment: PaymentItem, staff: Caller, reason: string): Promise<void> => {
  if (payment.refund) return;
  try {
    const at = nowIso();
    await transact(
      putPayment({ ...payment, refund: { by: staff.userId, at, reason } }, payment),
      auditWrite(
        staff,
        {
          action: 'refund payment',
          subject: { type: 'company', id: payment.company },
          reason,
          before: { state: payment.state },
          after: { payment: payment.intentId, product: payment.productName, cents: payment.amount },
        },
        at,
      ),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? new ApiError('payment_changed') : error;
  }
};

/** The request is durable before Stripe is asked, and the idempotency key makes a repetition safe. */
export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  const { id, reason } = body;
  await recordWish(await readPaid(id), caller, reason);
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

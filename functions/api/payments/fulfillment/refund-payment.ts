import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { syncWithStripe } from '../../../services/payments/fulfillment/sync-with-stripe.ts';
import { askStripe, stripeCode } from '../../../services/payments/stripe-errors.ts';
import type { Caller } from '../../../services/sessions/caller.ts';
import { ConditionFailed, transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { ifReportNotDeclined, readPaymentReport } from '../../../table/payments/payment-report.ts';

const readPaid = async (id: string): Promise<PaymentItem> => {
  const payment = await readPayment(id);
  if (!payment) throw new ApiError('payment_not_found');
  if (payment.state === 'refunded') throw new ApiError('payment_refunded');
  if (payment.state === 'disputed') throw new ApiError('payment_disputed');
  if (!payment.paidAt) throw new ApiError('payment_unpaid');
  return payment;
};

const isReportDeclined = async (intentId: string): Promise<boolean> =>
  (await readPaymentReport(intentId))?.state === 'declined';

type RefundRequest = { reason: string; despiteDecline: boolean };

/** Who asked for it first stays on record and is answered; a repeated call only carries it through. */
const recordRequest = async (
  payment: PaymentItem,
  staff: Caller,
  { reason, despiteDecline }: RefundRequest,
): Promise<string> => {
  if (payment.refund) return payment.refund.by;
  try {
    const at = nowIso();
    await transact(
      putPayment({ ...payment, refund: { by: staff.userId, at, reason } }, payment),
      ...(despiteDecline ? [] : [ifReportNotDeclined(payment.intentId)]),
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
    return staff.userId;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const { refund } = await readPaid(payment.intentId);
    if (refund) return refund.by;
    const isDeclined = !despiteDecline && (await isReportDeclined(payment.intentId));
    throw new ApiError(isDeclined ? 'payment_report_declined' : 'payment_changed');
  }
};

/**
 * The request is durable before Stripe is asked. Key and parameters hang on the payment alone: whoever of the staff
 * asks, and however often, Stripe sees one request.
 */
export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  const { id } = body;
  const by = await recordRequest(await readPaid(id), caller, body);
  await askStripe('payment', async (client) => {
    try {
      const request = { payment_intent: id, metadata: { staff: by } };
      await client.refunds.create(request, { idempotencyKey: `refund:${id}` });
    } catch (error) {
      if (stripeCode(error) !== 'charge_already_refunded') throw error;
    }
  });
  await syncWithStripe(id);
  const { state, disputeStatus } = (await readPayment(id)) ?? {};
  return { status: paymentStatusOf(state ?? 'refunded', disputeStatus) };
});

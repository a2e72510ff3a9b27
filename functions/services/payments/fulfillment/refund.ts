import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ConditionFailed, transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { ifReportNotDeclined, readPaymentReport } from '../../../table/payments/payment-report.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';
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

const isReportDeclined = async (intentId: string): Promise<boolean> =>
  (await readPaymentReport(intentId))?.state === 'declined';

/** Throws `staff_right_missing` for staff who may refund reported unlocks only, unless the payment was reported. */
const requireRefundRight = async (intentId: string, { staffRole = 'support' }: Caller): Promise<void> => {
  if (hasStaffRight(staffRole, 'managePayments')) return;
  if (!(await readPaymentReport(intentId))) throw new ApiError('staff_right_missing');
};

type RefundRequest = { reason: string; despiteDecline: boolean };

/**
 * Stores the request for a refund and returns the user id of the staff member who asked first. Later calls keep the
 * first request.
 */
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
          after: {
            payment: payment.intentId,
            product: payment.productName,
            cents: payment.amount - (payment.amountRefunded ?? 0),
          },
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
 * Refunds a payment. The request is stored before Stripe is called. Idempotency key and parameters depend on the stored
 * request, so that Stripe gets one request even when several staff members ask for the refund.
 */
export const refund = async (id: string, request: RefundRequest, caller: Caller): Promise<PaymentItem | undefined> => {
  await requireRefundRight(id, caller);
  const by = await recordRequest(await readPaid(id), caller, request);
  await askStripe('payment', async (client) => {
    try {
      await client.refunds.create({ payment_intent: id, metadata: { staff: by } }, { idempotencyKey: `refund:${id}` });
    } catch (error) {
      if (stripeCode(error) !== 'charge_already_refunded') throw error;
    }
  });
  await syncWithStripe(id);
  return readPayment(id);
};

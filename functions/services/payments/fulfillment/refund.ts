import { MAX_REFUND_PARTS, refundableCents } from '@plumbline/shared/domain/money/refunds/refund-parts';
import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { ConditionFailed, retryOnConflict, transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { ifReportNotDeclined, readPaymentReport } from '../../../table/payments/payment-report.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';
import { firstCheckAt } from './check-times.ts';
import { finishRefunds } from './finish-refunds.ts';

/** The most attempts to store a request, while colleagues refund the same payment. */
const TRIES = 6;

/** Whether a part was requested with its key before, as a part or as all that was left. */
const isRequested = ({ refund, refundParts = [] }: PaymentItem, part: Part | undefined): boolean =>
  part !== undefined && (refund?.id === part.key || refundParts.some(({ id }) => id === part.key));

const readPaid = async (id: string, part: Part | undefined): Promise<PaymentItem> => {
  const payment = await readPayment(id);
  if (!payment) throw new ApiError('payment_not_found');
  if (isRequested(payment, part)) return payment;
  if (payment.state === 'refunded') throw new ApiError('payment_refunded');
  if (payment.state === 'disputed') throw new ApiError('payment_disputed');
  if (!payment.paidAt) throw new ApiError('payment_unpaid');
  return payment;
};

/** Throws `staff_right_missing` for staff who may refund reported unlocks only, unless the payment was reported. */
const requireRefundRight = async (intentId: string, { staffRole = 'support' }: Caller): Promise<void> => {
  if (hasStaffRight(staffRole, 'managePayments')) return;
  if (!(await readPaymentReport(intentId))) throw new ApiError('staff_right_missing');
};

/** Cents that are refunded once for a key. */
type Part = { amount: number; key: string };
type RefundRequest = { reason: string; despiteDecline: boolean; part?: Part | undefined };
type Addition = { cents: number; changes: Pick<PaymentItem, 'refund' | 'refundParts'> };

/**
 * Returns what a request adds to a payment; undefined when it was stored before. A part that is all that is left is a
 * refund of the rest, so that it has the effects of a full refund.
 */
const requireAddition = (payment: PaymentItem, { part, reason }: RefundRequest, by: string): Addition | undefined => {
  const { refundParts = [] } = payment;
  const [left, at] = [refundableCents(payment), nowIso()];
  const requested = part && refundParts.find(({ id }) => id === part.key);
  if (requested && requested.amount !== part.amount) throw new ApiError('purchase_key_reused');
  if (requested) return undefined;
  if (payment.refund) {
    if (part && payment.refund.id !== part.key) throw new ApiError('payment_refunded');
    return undefined;
  }
  if (!part || part.amount === left) {
    return { cents: left, changes: { refund: { by, at, reason, id: part?.key ?? newId() } } };
  }
  if (part.amount > left) throw new ApiError('refund_too_large', { path: 'part.amount' });
  if (refundParts.length >= MAX_REFUND_PARTS) throw new ApiError('too_many_refunds');
  const { key: id, amount } = part;
  return { cents: amount, changes: { refundParts: [...refundParts, { id, by, at, amount, state: 'requested' }] } };
};

/**
 * Stores a request for a refund on the payment, under the condition that the payment is as it was read. So the requests
 * of several staff members together don't exceed the price. Of several requests for the rest, the first one stays.
 */
const recordRequest = async (id: string, staff: Caller, request: RefundRequest): Promise<void> => {
  const payment = await readPaid(id, request.part);
  const addition = requireAddition(payment, request, staff.userId);
  if (!addition) return;
  const entry = {
    action: 'refund payment',
    subject: { type: 'company', id: payment.company },
    reason: request.reason,
    before: { state: payment.state },
    after: { payment: id, product: payment.productName, cents: addition.cents },
  } as const;
  try {
    await transact(
      putPayment({ ...payment, ...addition.changes, checkAt: firstCheckAt() }, payment),
      auditWrite(staff, entry, nowIso()),
      ...(request.despiteDecline ? [] : [ifReportNotDeclined(id)]),
    );
  } catch (error) {
    if (error instanceof ConditionFailed && error.failed.includes(2)) throw new ApiError('payment_report_declined');
    throw error;
  }
};

/** Throws the reason when Stripe refused the part or the rest that a caller asked for. */
const requireMade = ({ state, refund, refundParts = [] }: PaymentItem, part: Part | undefined): void => {
  if (state === 'refunded' || refund) return;
  const stored = part && refundParts.find(({ id }) => id === part.key);
  if (stored && stored.state !== 'refused') return;
  if (state === 'disputed') throw new ApiError('payment_disputed');
  throw new ApiError(stored ? 'refund_too_large' : 'payment_declined');
};

/**
 * Finishes the stored requests. When Stripe is unavailable, reconciliation finishes them, as the message of the error
 * says.
 */
const finish = async (id: string): Promise<void> => {
  try {
    await finishRefunds(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'payment_unavailable') throw error;
    throw new ApiError('refund_delayed', error.headers && { headers: error.headers });
  }
};

/**
 * Refunds a payment, or a part of it. The request is stored before Stripe is called. Idempotency keys and parameters
 * depend on the stored request only, so that Stripe gets one request however many calls and processes finish it. Throws
 * `payment_not_found` or `payment_changed`.
 */
export const refund = async (id: string, request: RefundRequest, caller: Caller): Promise<PaymentItem> => {
  await requireRefundRight(id, caller);
  await retryOnConflict(() => recordRequest(id, caller, request), {
    tries: TRIES,
    exhausted: () => new ApiError('payment_changed'),
  });
  await finish(id);
  const payment = await readPayment(id);
  if (!payment) throw new ApiError('payment_not_found');
  requireMade(payment, request.part);
  return payment;
};

import { REPORT_DAYS } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { now, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ConditionFailed, transact, transactOr } from '../../../table/core/transact.ts';
import { ifPaymentFulfilled, ifPaymentNotRefunded } from '../../../table/payments/payment.ts';
import {
  decidePaymentReport,
  newPaymentReport,
  type PaymentReportItem,
  readPaymentReport,
} from '../../../table/payments/payment-report.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { ActingCaller, Caller } from '../../sessions/caller.ts';
import { ownPayment } from './own-payment.ts';

/**
 * Declines a company's report of an unlock. The stored report causes the e-mail with the reason. Of two concurrent
 * decisions the first one stays. Throws `report_not_found` or `payment_report_decided`.
 */
export const declineReport = async (id: string, reason: string, caller: Caller): Promise<PaymentReportItem> => {
  const report = await readPaymentReport(id);
  if (!report) throw new ApiError('report_not_found');
  if (report.state !== 'open') throw new ApiError('payment_report_decided');
  const { intentId, company } = report;
  const date = nowIso();
  const declined = { staff: caller.displayName || caller.email, date, reason };
  const next: PaymentReportItem = { ...report, state: 'declined', declined };
  const entry = {
    action: 'decline payment report',
    subject: { type: 'company', id: company },
    reason,
    before: { state: 'open' },
    after: { state: 'declined', payment: intentId },
  } as const;
  await transactOr(
    'payment_report_decided',
    ...decidePaymentReport(next, report, date),
    ifPaymentNotRefunded(intentId),
    auditWrite(caller, entry, date),
  );
  return next;
};

/**
 * Stores a company's report that both phone and e-mail of an unlocked seeker fail. Only unlocks of the last seven days
 * can be reported. Staff decide on a refund. Throws `report_not_an_unlock`, `report_not_unlocked`, or
 * `report_too_late`.
 */
export const openPaymentReport = async (id: string, reason: string, caller: ActingCaller): Promise<void> => {
  const { intentId, company, family, seeker, state, paidAt } = await ownPayment(id, caller.profileId);
  if (family !== 'unlock' || !seeker) throw new ApiError('report_not_an_unlock', { path: 'id' });
  if (state !== 'fulfilled' || !paidAt) throw new ApiError('report_not_unlocked');
  const date = now();
  if (date.getTime() - Date.parse(paidAt) > REPORT_DAYS * DAY_MS) {
    throw new ApiError('report_too_late');
  }
  const report = { intentId, company, seeker, userId: caller.userId, reason, date: date.toISOString() };
  try {
    // A refund closes existing reports, so this condition rejects a report that comes after it.
    await transact(ifPaymentFulfilled(intentId), ...newPaymentReport(report));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new ApiError(error.failed.includes(0) ? 'report_not_unlocked' : 'report_exists');
  }
};

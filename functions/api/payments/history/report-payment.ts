import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { REPORT_DAYS } from '@plumbline/shared/domain/money/refund-rule';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ownPayment } from '../../../services/payments/history/own-payment.ts';
import { ConditionFailed, transact } from '../../../table/core/transact.ts';
import { ifPaymentFulfilled } from '../../../table/payments/payment.ts';
import { newPaymentReport } from '../../../table/payments/payment-report.ts';

/** The refund rule: an unlock whose phone and e-mail both fail may be reported for a week. Staff decides. */
export const reportPayment = operation(contract.reportPayment, async ({ body, caller }) => {
  const { intentId, company, family, seeker, state, paidAt } = await ownPayment(body.id, caller.profileId);
  if (family !== 'unlock' || !seeker) throw new ApiError('report_not_an_unlock', { path: 'id' });
  if (state !== 'fulfilled' || !paidAt) throw new ApiError('report_not_unlocked');
  const date = now();
  if (date.getTime() - Date.parse(paidAt) > REPORT_DAYS * DAY_MS) {
    throw new ApiError('report_too_late');
  }
  const report = { intentId, company, seeker, userId: caller.userId, reason: body.reason, date: date.toISOString() };
  try {
    // A refund at the same moment closes the reports it finds, so none may come after it.
    await transact(newPaymentReport(report), ifPaymentFulfilled(intentId));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new ApiError(error.failed.includes(0) ? 'report_exists' : 'report_not_unlocked');
  }
  return { success: true };
});

import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { ifPaymentNotRefunded } from '../../../table/payments/payment.ts';
import {
  changePaymentReport,
  type PaymentReportItem,
  readPaymentReport,
} from '../../../table/payments/payment-report.ts';
import { paymentReportViews } from './payment-report-views.ts';

/** The mail with the reason follows from the stored report. Of two decisions at the same moment the first one stays. */
export const declinePaymentReport = operation(contract.declinePaymentReport, async ({ params, body, caller }) => {
  const report = await readPaymentReport(params.id);
  if (!report) throw new ApiError('report_not_found');
  if (report.state !== 'open') throw new ApiError('payment_report_decided');
  const { intentId, company } = report;
  const { reason } = body;
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
  try {
    await transact(changePaymentReport(next, report), ifPaymentNotRefunded(intentId), auditWrite(caller, entry, date));
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError('payment_report_decided') : error;
  }
  const [view] = await paymentReportViews([next]);
  return view!;
});

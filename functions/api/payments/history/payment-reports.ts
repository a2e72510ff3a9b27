import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { operation } from '../../../http/operation.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { refund } from '../../../services/payments/fulfillment/refund.ts';
import { paymentReportViews } from '../../../services/payments/history/payment-report-views.ts';
import { declineReport, openPaymentReport } from '../../../services/payments/history/payment-reports.ts';

export const reportPayment = operation(contract.reportPayment, async ({ body, caller }) => {
  await openPaymentReport(body.id, body.reason, caller);
  return { success: true };
});

export const declinePaymentReport = operation(contract.declinePaymentReport, async ({ params, body, caller }) => {
  await spendNamedBudget('decline-unlock', caller.userId);
  const [view] = await paymentReportViews([await declineReport(params.id, body.reason, caller)]);
  return view!;
});

export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  await spendNamedBudget('refund', caller.userId);
  const { state, disputeStatus } = await refund(body.id, body, caller);
  return { status: paymentStatusOf(state, disputeStatus) };
});

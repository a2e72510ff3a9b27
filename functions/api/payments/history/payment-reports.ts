import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-history';
import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { refund } from '../../../services/payments/fulfillment/refund.ts';
import { declineReport, openPaymentReport } from '../../../services/payments/history/payment-reports.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { paymentRequest } from '../../../table/payments/payment.ts';
import { type PaymentReportItem, listPaymentReports as readReports } from '../../../table/payments/payment-report.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';

/**
 * Returns reports with their payments and the current names. Makes three consistent batches, because staff read again
 * right after a decision.
 */
export const paymentReportViews = async (reports: readonly PaymentReportItem[]): Promise<PaymentReport[]> => {
  const { payments, companies, seekers } = await batchGet(
    {
      payments: reports.map(({ intentId }) => paymentRequest(intentId)),
      companies: reports.map(({ company }) => companyProfileRequest(company)),
      seekers: reports.map(({ seeker }) => seekerProfileRequest(seeker)),
    },
    { requests: 3 },
  );
  return reports.flatMap(({ intentId, ...report }, index) => {
    const [payment, company, seeker] = [payments[index], companies[index], seekers[index]];
    if (!payment) return [];
    const { amount, state, disputeStatus } = payment;
    return {
      ...report,
      id: intentId,
      amount,
      status: paymentStatusOf(state, disputeStatus),
      state: report.state,
      ...(company && { companyName: fullName(company) }),
      ...(seeker && { seekerName: fullName(seeker) }),
    };
  });
};

/** Returns a page of payment reports for staff, in a query and three batches. */
export const listPaymentReports = pagedOperation(contract.listPaymentReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  return { results: await paymentReportViews(items), ...(cursor && { cursor }) };
});

export const reportPayment = operation(contract.reportPayment, async ({ body, caller }) => {
  await openPaymentReport(body.id, body.reason, caller);
  return { success: true };
});

export const declinePaymentReport = operation(contract.declinePaymentReport, async ({ params, body, caller }) => {
  const [view] = await paymentReportViews([await declineReport(params.id, body.reason, caller)]);
  return view!;
});

export const refundPayment = operation(contract.refundPayment, async ({ body, caller }) => {
  const { state, disputeStatus } = (await refund(body.id, body, caller)) ?? {};
  return { status: paymentStatusOf(state ?? 'refunded', disputeStatus) };
});

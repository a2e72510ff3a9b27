import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { batchGet } from '../../../table/core/batch-get.ts';
import { paymentRequest } from '../../../table/payments/payment.ts';
import type { PaymentReportItem } from '../../../table/payments/payment-report.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { refundFacts } from './refund-facts.ts';

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
    const { productName: product, slug, amount, state, disputeStatus } = payment;
    return {
      ...report,
      id: intentId,
      product,
      slug,
      amount,
      ...refundFacts(payment),
      status: paymentStatusOf(state, disputeStatus),
      state: report.state,
      ...(company && { companyName: fullName(company) }),
      ...(seeker && { seekerName: fullName(seeker) }),
    };
  });
};

import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { pagedOperation } from '../../http/paged-operation.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { paymentRequest } from '../../table/payments/payment.ts';
import { listPaymentReports as readReports } from '../../table/payments/payment-report.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../table/profiles/profile.ts';

/** For staff, who refunds with the payment's id. A query and three batches; consistent, because a refund is looked at next. */
export const listPaymentReports = pagedOperation(contract.listPaymentReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  const { payments, companies, seekers } = await readTogether(
    {
      payments: items.map(({ intentId }) => paymentRequest(intentId)),
      companies: items.map(({ company }) => companyProfileRequest(company)),
      seekers: items.map(({ seeker }) => seekerProfileRequest(seeker)),
    },
    { requests: 3 },
  );
  const results = items.flatMap(({ intentId, ...report }, at) => {
    const [payment, company, seeker] = [payments[at], companies[at], seekers[at]];
    if (!payment) return [];
    const { amount, state, disputeStatus } = payment;
    return {
      ...report,
      id: intentId,
      amount,
      status: paymentStatusOf(state, disputeStatus),
      ...(company && { companyName: fullName(company) }),
      ...(seeker && { seekerName: fullName(seeker) }),
    };
  });
  return { results, ...(cursor && { cursor }) };
});

import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { listPaymentReports as readReports } from '../../../table/payments/payment-report.ts';
import { paymentReportViews } from './payment-report-views.ts';

/** For staff, who refunds or declines by the payment's id. A query and three batches. */
export const listPaymentReports = pagedOperation(contract.listPaymentReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  return { results: await paymentReportViews(items), ...(cursor && { cursor }) };
});

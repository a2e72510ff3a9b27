import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { pagedOperation } from '../../http/paged-operation.ts';
import { listPaymentReports as readReports } from '../../table/payments/payment-report.ts';

/** For staff, who refunds with the payment's id. */
export const listPaymentReports = pagedOperation(contract.listPaymentReports, async ({ query }) => {
  const { items, cursor } = await readReports(query);
  return { results: items.map(({ intentId, ...report }) => ({ ...report, id: intentId })), ...(cursor && { cursor }) };
});

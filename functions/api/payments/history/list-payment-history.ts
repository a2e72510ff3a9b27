import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { subjectsOf } from '../../../services/payments/products/payment-subject.ts';
import { listPaidPayments } from '../../../table/payments/payment.ts';
import { paymentRow } from './payment-row.ts';

/** The company's payments, in a query and a batch, whatever the page holds [PAY-18]. */
export const listPaymentHistory = pagedOperation(contract.listPaymentHistory, async ({ query, caller }) => {
  const { items, cursor } = await listPaidPayments(caller.profileId, query);
  const subjects = await subjectsOf(caller.profileId, items);
  return { results: items.map((payment, at) => paymentRow(payment, subjects[at] ?? {})), ...(cursor && { cursor }) };
});

import { intentId } from '@plumbline/shared/contracts/payments/intents';
import * as contract from '@plumbline/shared/contracts/payments/staff-payments';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { staffPaymentRows } from '../../../services/payments/history/staff-payment-rows.ts';
import { listPaidPayments, readPayment, listPayments as readPayments } from '../../../table/payments/payment.ts';

/** Returns an instant in the form of stored dates, with which it is compared as text. */
const storedForm = (instant: string | undefined) => instant && new Date(instant).toISOString();

const findOne = async (id: string) => {
  const payment = intentId.safeParse(id).success ? await readPayment(id) : undefined;
  return { items: payment ? [payment] : [], cursor: undefined };
};

/** Returns a page of payments, in a query and a batch. */
export const listPayments = pagedOperation(contract.listPayments, async ({ query }) => {
  const { id, company, status, limit, cursor } = query;
  const [period, page] = [
    { from: storedForm(query.from), to: storedForm(query.to) },
    { limit, cursor },
  ];
  const readPage = () =>
    company ? listPaidPayments(company, { ...period, ...page }) : readPayments({ status, ...period }, page);
  const { items, cursor: next } = await (id ? findOne(id) : readPage());
  return { results: await staffPaymentRows(items), ...(next && { cursor: next }) };
});

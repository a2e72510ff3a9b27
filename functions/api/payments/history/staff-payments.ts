import { intentId } from '@plumbline/shared/contracts/payments/intents';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import * as contract from '@plumbline/shared/contracts/payments/staff-payments';
import type * as z from 'zod';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { staffPaymentRows } from '../../../services/payments/history/staff-payment-rows.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import {
  listPaidPayments,
  paymentRequest,
  readPayment,
  listPayments as readPayments,
} from '../../../table/payments/payment.ts';
import { listPaymentsByFact, type PaymentFact } from '../../../table/payments/payment-listing.ts';

const findOne = async (id: string) => {
  const payment = intentId.safeParse(id).success ? await readPayment(id) : undefined;
  return { items: payment ? [payment] : [], cursor: undefined };
};

type Query = z.output<typeof contract.listPayments.query>;

/** Returns the fact by which a query finds payments; undefined when it has none. */
const factOf = ({ card, amount, seeker }: Query): { fact: PaymentFact; value: string } | undefined => {
  if (card) return { fact: 'card', value: card };
  if (amount !== undefined) return { fact: 'amount', value: String(amount) };
  return seeker ? { fact: 'seeker', value: seeker } : undefined;
};

/** Returns the payments of a page of entries, in their order. */
const findByFact = async (...query: Parameters<typeof listPaymentsByFact>) => {
  const { items, cursor } = await listPaymentsByFact(...query);
  const { payments } = await batchGet({ payments: items.map(({ intentId: each }) => paymentRequest(each)) });
  return { items: payments.filter((payment) => payment !== undefined), cursor };
};

const readPage = (query: Query) => {
  const { id, company, status, limit, cursor } = query;
  const period = { from: query.from, to: query.to };
  const page = { limit, cursor };
  const fact = factOf(query);
  if (id) return findOne(id);
  if (fact) return findByFact({ ...fact, ...period }, page);
  return company ? listPaidPayments(company, { ...period, ...page }) : readPayments({ status, ...period }, page);
};

/** Is greater than every date. */
const LATER = '9999';

/** Sorts disputed payments: first those that wait for a response, the first due first, then the others as they are. */
const sortByDueDate = (rows: readonly StaffPayment[]): StaffPayment[] =>
  rows.toSorted((a, b) => (a.dispute?.dueBy ?? LATER).localeCompare(b.dispute?.dueBy ?? LATER));

/**
 * Returns a page of payments, in a query and a batch for the names; by card, amount or person in one more batch. Only
 * within a page do disputes that wait for a response come first; the queue has all of them by due day.
 */
export const listPayments = pagedOperation(contract.listPayments, async ({ query }) => {
  const { items, cursor } = await readPage(query);
  const rows = await staffPaymentRows(items);
  const isDisputes = query.status === 'disputed' && !query.id && !query.company && !factOf(query);
  return { results: isDisputes ? sortByDueDate(rows) : rows, ...(cursor && { cursor }) };
});

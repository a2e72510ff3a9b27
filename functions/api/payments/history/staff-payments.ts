import { intentId } from '@plumbline/shared/contracts/payments/intents';
import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import * as contract from '@plumbline/shared/contracts/payments/staff-payments';
import { staffPaymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { refundFacts } from '../../../services/payments/history/refund-facts.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import {
  listPaidPayments,
  type PaymentItem,
  readPayment,
  listPayments as readPayments,
} from '../../../table/payments/payment.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';

/** Returns the current names of the companies and job seekers by id, in one batch. Deleted accounts have none. */
const namesOf = async (payments: readonly PaymentItem[]): Promise<Map<string, string>> => {
  const companyIds = new Set(payments.map(({ company }) => company));
  const seekerIds = new Set(payments.flatMap(({ seeker }) => seeker ?? []));
  const { companies, seekers } = await batchGet(
    { companies: [...companyIds].map(companyProfileRequest), seekers: [...seekerIds].map(seekerProfileRequest) },
    { consistent: false },
  );
  const profiles = [...companies, ...seekers].flatMap((profile) => profile ?? []);
  return new Map(profiles.map((profile) => [profile.id, fullName(profile)]));
};

const partyOf = (id: string, names: ReadonlyMap<string, string>) => {
  const name = names.get(id);
  return { id, ...(name !== undefined && { name }) };
};

const rowOf = (payment: PaymentItem, names: ReadonlyMap<string, string>): StaffPayment => {
  const { company, seeker, jobName, cardBrand: brand, cardLast4: last4, receiptUrl } = payment;
  return {
    id: payment.intentId,
    date: payment.paidAt ?? payment.createdAt,
    product: payment.productName,
    slug: payment.slug,
    company: partyOf(company, names),
    ...(seeker && { seeker: partyOf(seeker, names) }),
    ...(jobName && { jobName }),
    amount: payment.amount,
    ...refundFacts(payment),
    ...(brand && last4 && { card: { brand, last4 } }),
    status: staffPaymentStatusOf(payment.state, payment.disputeStatus),
    ...(receiptUrl && { receiptUrl }),
  };
};

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
  const names = await namesOf(items);
  return { results: items.map((payment) => rowOf(payment, names)), ...(next && { cursor: next }) };
});

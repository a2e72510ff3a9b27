import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { staffPaymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { disputeFacts } from './dispute-facts.ts';
import { refundFacts } from './refund-facts.ts';

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
  const { company, seeker, jobName, cardBrand: brand, cardLast4: last4, receiptUrl, paidAt, lastDecline } = payment;
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
    ...disputeFacts(payment),
    ...(lastDecline && paidAt === undefined && { decline: lastDecline }),
    ...(receiptUrl && { receiptUrl }),
  };
};

/** Returns payments as staff see them, in their order, with the current names. Makes one request. */
export const staffPaymentRows = async (payments: readonly PaymentItem[]): Promise<StaffPayment[]> => {
  const names = await namesOf(payments);
  return payments.map((payment) => rowOf(payment, names));
};

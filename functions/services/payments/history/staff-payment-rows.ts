import type { StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { staffPaymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { readProfileNames } from '../../profiles/reading/profile-names.ts';
import { disputeFacts } from './dispute-facts.ts';
import { refundFacts } from './refund-facts.ts';

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
  const names = await readProfileNames({
    companies: payments.map(({ company }) => company),
    seekers: payments.flatMap(({ seeker }) => seeker ?? []),
  });
  return payments.map((payment) => rowOf(payment, names));
};

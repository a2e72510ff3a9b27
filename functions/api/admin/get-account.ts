import * as contract from '@plumbline/shared/contracts/admin/account-detail';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { recordDailyReading } from '../../services/audit/audit-write.ts';
import { disputeFacts } from '../../services/payments/history/dispute-facts.ts';
import { refundFacts } from '../../services/payments/history/refund-facts.ts';
import { statusOf } from '../../table/accounts/account-listing.ts';
import { type AddressMarkItem, addressMarkRequest } from '../../table/accounts/address-mark.ts';
import { listUsersOfProfile, type UserItem } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyJobCountsRequest } from '../../table/jobs/job-counters.ts';
import { listPaidPayments, type PaymentItem } from '../../table/payments/payment.ts';
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';

const PAYMENTS_SHOWN = 10;

const factsOf = (profile: ProfileItem) => ({
  _id: profile.id,
  name: fullName(profile),
  kind: profile.kind,
  status: statusOf(profile),
  suspendedAt: profile.suspendedAt,
  suspendedUntil: profile.suspendedUntil,
  ...(!isSeekerProfile(profile) && { postsHidden: profile.postsHidden }),
  city: profile.city,
  state: profile.state,
  zip: profile.zip,
  email: profile.email,
  phone: profile.phoneNumber,
  phoneExtension: profile.phoneExtension,
  complete: profile.complete,
  lastActivity: profile.lastActivity,
  createdAt: profile.createdAt,
});

const userRow = (
  { id, displayName, email, status, companyRole, lastSignInAt }: UserItem,
  mark: AddressMarkItem | undefined,
) => ({
  id,
  name: displayName,
  email,
  status,
  ...(companyRole && { role: companyRole }),
  ...(lastSignInAt && { lastSignInAt }),
  ...(mark?.reason &&
    mark.since && {
      mailProblem: {
        reason: mark.reason,
        since: mark.since,
        ...(mark.diagnostic && { diagnostic: mark.diagnostic }),
      },
    }),
});

const paymentLine = (payment: PaymentItem) => {
  const { cardBrand: brand, cardLast4: last4, receiptUrl } = payment;
  return {
    id: payment.intentId,
    date: payment.paidAt ?? payment.createdAt,
    product: payment.productName,
    slug: payment.slug,
    amount: payment.amount,
    status: paymentStatusOf(payment.state, payment.disputeStatus),
    ...refundFacts(payment),
    ...disputeFacts(payment),
    ...(brand && last4 && { card: { brand, last4 } }),
    ...(receiptUrl && { receiptUrl }),
  };
};

/** Returns an account for staff, in two batches and two queries. The audit entry is written before the response. */
export const getAccount = operation(contract.getAccount, async ({ params: { id }, caller }) => {
  const [{ companies, seekers, counts }, users, payments] = await Promise.all([
    batchGet({
      companies: [companyProfileRequest(id)],
      seekers: [seekerProfileRequest(id)],
      counts: [companyJobCountsRequest(id)],
    }),
    listUsersOfProfile(id),
    listPaidPayments(id, { limit: PAYMENTS_SHOWN }),
  ]);
  const profile = companies[0] ?? seekers[0];
  if (!profile) throw new ApiError('account_not_found');
  // Also of invited users, who have no mark in their own item yet.
  const { marks } = await batchGet({ marks: users.map(({ email }) => addressMarkRequest(email)) });
  const type = isSeekerProfile(profile) ? 'jobSeeker' : 'company';
  await recordDailyReading(caller, { action: 'read profile', subject: { type, id } });
  return {
    ...factsOf(profile),
    ...(type === 'company' && { jobs: { all: counts[0]?.all ?? 0, open: counts[0]?.open ?? 0 } }),
    users: users.map((user, index) => userRow(user, marks[index])),
    payments: payments.items.map(paymentLine),
  };
});

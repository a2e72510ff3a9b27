import type { AccountRow } from '@plumbline/shared/contracts/admin/accounts';
import type { StaffPaymentStatus } from '@plumbline/shared/domain/money/payment-states';
import { msg } from '../../../lib/msg.ts';

/** The labels of accounts in the staff's lists. */
export const kindWords: Record<AccountRow['kind'], string> = {
  candidate: msg('Job Seeker'),
  provider: msg('Contractor'),
  vendor: msg('Vendor'),
  educational: msg('School'),
};

export const statusWords = {
  active: msg('Active'),
  hidden: msg('Inactive'),
  closed: msg('Closed'),
  suspended: msg('Suspended'),
} as const satisfies Record<AccountRow['status'], string>;

/** The states of a payment. */
export const paymentWords = {
  paid: msg('Paid'),
  refunded: msg('Refunded'),
  disputed: msg('Disputed'),
  declined: msg('Card declined'),
  open: msg('Not paid yet'),
  canceled: msg('Canceled'),
} as const satisfies Record<StaffPaymentStatus, string>;

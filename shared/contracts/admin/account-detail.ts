import * as z from 'zod';
import { paymentStatuses } from '../../domain/money/payment-states.ts';
import { accountKinds, accountStatuses } from '../../options/account-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, cents, id, isoDate, mailProblem, takenDown } from '../fields.ts';
import { slug } from '../payments/products.ts';
import { paymentDispute } from '../payments/staff-payments.ts';

const accountUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['invited', 'active', 'disabled']),
  role: z.enum(['owner', 'member']).optional(),
  /** The time of the latest sign-in; absent when none was recorded. */
  lastSignInAt: isoDate.optional(),
  /** Why e-mails to the address don't arrive, and what the mail server said; absent for an address that works. */
  mailProblem: mailProblem.extend({ diagnostic: z.string().optional() }).optional(),
});

const accountPayment = z.object({
  id: z.string(),
  date: isoDate,
  product: z.string(),
  slug: slug.optional(),
  amount: cents,
  status: z.enum(paymentStatuses),
  /** Cents refunded so far; absent when nothing was refunded. */
  amountRefunded: cents.optional(),
  /** Cents of refunds that staff requested and Stripe hasn't made yet. */
  refundPending: cents.optional(),
  /** Cents of refunds that the bank returned; the company is owed them in another way. */
  refundFailed: cents.optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  dispute: paymentDispute.optional(),
  /** The address of the receipt at Stripe. */
  receiptUrl: z.string().optional(),
});

export const accountDetail = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(accountKinds),
  status: z.enum(accountStatuses),
  suspendedAt: isoDate.optional(),
  /** The day (YYYY-MM-DD) on which the suspension ends by itself; absent without an end. */
  suspendedUntil: z.string().optional(),
  /** For a company: when and why staff hid its jobs and projects, and the day on which that ends by itself. */
  postsHidden: takenDown.extend({ until: z.string().optional() }).optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  phoneExtension: z.string().optional(),
  complete: z.boolean(),
  /** The number of jobs that a company has posted, and of those that are open now. */
  jobs: z.object({ all: z.int(), open: z.int() }).optional(),
  lastActivity: isoDate,
  createdAt: isoDate,
  /** At most 100 users. */
  users: z.array(accountUser),
  /** The ten newest payments of a company. */
  payments: z.array(accountPayment),
});
export type AccountDetail = z.output<typeof accountDetail>;

export const getAccount = defineEndpoint({
  group: 'admin',
  name: 'getAccount',
  method: 'GET',
  path: '/api/admin/accounts/{id}',
  auth: 'support',
  params: byId,
  response: accountDetail,
  errors: ['account_not_found'],
  summary: 'A company or a job seeker with users and latest payments, for staff; that it was read is recorded',
});

import * as z from 'zod';
import { staffPaymentFilters, staffPaymentStatuses } from '../../domain/money/payment-states.ts';
import { MAX_PRICE_CENTS } from '../../domain/money/price-rule.ts';
import { PAYMENT_HISTORY_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, cursorQuery, id, inOrder, isoDate, line, period } from '../fields.ts';

/** A dispute with Stripe's words for its status and its reason. */
export const paymentDispute = z.object({
  status: z.string(),
  reason: z.string().optional(),
  /** Until when the bank waits for a response; absent when it doesn't. */
  dueBy: isoDate.optional(),
});
export type PaymentDispute = z.output<typeof paymentDispute>;

export const staffPayment = z.object({
  /** The id of the payment here and at Stripe, which is also the number of its receipt. */
  id: z.string(),
  /** The date of the payment; of a checkout that isn't paid, the date when it was opened. */
  date: isoDate,
  product: z.string(),
  slug: z.string(),
  /** The buyer. The name is absent when the account was deleted. */
  company: z.object({ id, name: z.string().optional() }),
  /** The job seeker that the payment is about. The name is absent when the account was deleted. */
  seeker: z.object({ id, name: z.string().optional() }).optional(),
  /** The name of the job, or of the first of several. */
  jobName: z.string().optional(),
  amount: cents,
  /** Cents refunded so far; absent when nothing was refunded. */
  amountRefunded: cents.optional(),
  /** Cents of refunds that staff requested and Stripe hasn't made yet. */
  refundPending: cents.optional(),
  /** Cents of refunds that the bank returned; the company is owed them in another way. */
  refundFailed: cents.optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  status: z.enum(staffPaymentStatuses),
  dispute: paymentDispute.optional(),
  /** Why the last card of an unpaid checkout was declined: Stripe's code, and its text for the cardholder. */
  decline: z.object({ code: z.string(), message: z.string() }).optional(),
  /** The address of the receipt at Stripe. */
  receiptUrl: z.string().optional(),
});
export type StaffPayment = z.output<typeof staffPayment>;

/** The most payments of a page, whose companies and job seekers are one batch of at most 100 keys. */
export const MAX_PAYMENTS_SHOWN = 50;

export const listPayments = defineEndpoint({
  group: 'payments',
  name: 'listPayments',
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'support',
  staffRight: 'managePayments',
  budget: 'list',
  query: inOrder(
    cursorQuery(PAYMENT_HISTORY_PAGE_SIZE).extend({
      limit: z.coerce.number().int().min(1).max(MAX_PAYMENTS_SHOWN).default(PAYMENT_HISTORY_PAGE_SIZE),
      /** The id of one payment. Takes precedence over all other filters. */
      id: line(90).optional(),
      /**
       * The last four digits of a card, the paid cents, or the profile id of a job seeker. The first one that is given
       * takes precedence over all filters below.
       */
      card: z
        .string()
        .regex(/^\d{4}$/, 'Please enter a valid value')
        .optional(),
      amount: z.coerce.number().int().min(0).max(MAX_PRICE_CENTS).optional(),
      seeker: id.optional(),
      /** The profile id of a company. Takes precedence over `status`. */
      company: id.optional(),
      /**
       * Without a status, company or id, the list has all paid payments. On each page of disputed payments, those that
       * wait for a response come first, the first due first.
       */
      status: z.enum(staffPaymentFilters).optional(),
      ...period,
    }),
  ),
  response: z.object({ results: z.array(staffPayment), cursor: z.string().optional() }),
  summary:
    'Payments of all companies, newest first: all paid ones, those of a card, an amount, a person, a company, a status or a period, or one by id',
});

import * as z from 'zod';
import { paymentStatuses } from '../../domain/money/payment-states.ts';
import { MAX_PRICE_CENTS } from '../../domain/money/price-rule.ts';
import { PAYMENT_HISTORY_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, confirmation, cursorQuery, id, isoDate, requiredText } from '../fields.ts';
import { intentId, paymentSubject } from './intents.ts';
import { paymentReport } from './payment-report.ts';
import { slug } from './products.ts';
import { stripeFailures } from './stripe-failures.ts';

/** A row of the payment history [PAY-18]. */
export const paymentRow = z.object({
  id: z.string(),
  date: isoDate,
  product_name: z.string(),
  product_slug: slug,
  subject: paymentSubject,
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  amount: cents,
  /** Cents refunded so far. After a partial refund the payment is still paid. */
  amountRefunded: cents.optional(),
  status: z.enum(paymentStatuses),
  /** The address of the receipt at Stripe. */
  receipt_url: z.string().optional(),
});

export type PaymentRow = z.output<typeof paymentRow>;

export const listPaymentHistory = defineEndpoint({
  group: 'payments',
  name: 'listPaymentHistory',
  method: 'GET',
  path: '/api/payment/payment-history',
  auth: 'company',
  budget: 'list',
  query: cursorQuery(PAYMENT_HISTORY_PAGE_SIZE),
  response: z.object({ results: z.array(paymentRow), cursor: z.string().optional() }),
  summary: "The company's purchases, newest first",
});

export const receipt = paymentRow.extend({
  /** The number of items, at `unitAmount` cents each. */
  quantity: z.int(),
  unitAmount: cents,
  seller: z.string(),
  /** The seller's postal address, on one line. */
  sellerAddress: z.string().optional(),
  /** The sales tax in the amount. */
  tax: cents.optional(),
  buyer: z.object({
    name: z.string(),
    address: z.string().optional(),
    address2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    taxId: z.string().optional(),
  }),
});

export type Receipt = z.output<typeof receipt>;

export const getReceipt = defineEndpoint({
  group: 'payments',
  name: 'getReceipt',
  method: 'GET',
  path: '/api/payment/receipt/{id}',
  auth: 'company',
  params: z.object({ id: z.string() }),
  response: receipt,
  errors: ['payment_not_found', 'receipt_not_found'],
  summary: 'All that stands on the receipt of an own payment',
});

const reason = requiredText(1000);

const PART = 'Please enter an amount from $0.01';
/** The cents of a part of a payment that staff refund. */
export const refundedPart = z.int({ error: PART }).min(1, PART).max(MAX_PRICE_CENTS);

export const refundBody = z.strictObject({
  id: intentId,
  reason,
  /** True to refund a payment even though staff declined the company's report of it. */
  despiteDecline: z.boolean().default(false),
  /** A part to refund; without it, all that is left is refunded. A key is for one part, however often it is sent. */
  part: z.strictObject({ amount: refundedPart, key: id }).optional(),
});

export const refundPayment = defineEndpoint({
  group: 'payments',
  name: 'refundPayment',
  method: 'POST',
  path: '/api/payment/refund',
  auth: 'support',
  staffRight: 'refundReports',
  budget: 'money',
  body: refundBody,
  response: z.object({ status: z.enum(paymentStatuses) }),
  errors: [
    'payment_not_found',
    'payment_refunded',
    'refund_too_large',
    'too_many_refunds',
    'refund_delayed',
    'payment_disputed',
    'payment_unpaid',
    'payment_changed',
    'payment_report_declined',
    ...stripeFailures('payment'),
  ],
  summary: 'Refunds all that is left of a payment, or a part of it; who, when and why is recorded',
});

export const paymentReportBody = z.object({ id: intentId, reason });

export const reportPayment = defineEndpoint({
  group: 'payments',
  name: 'reportPayment',
  method: 'POST',
  path: '/api/payment/report',
  auth: 'company',
  budget: 'money',
  body: paymentReportBody,
  response: confirmation,
  status: 201,
  errors: ['payment_not_found', 'report_not_an_unlock', 'report_not_unlocked', 'report_too_late', 'report_exists'],
  summary: 'Reports an unlock of the last 7 days whose phone and e-mail both fail',
});

/** The reason is mailed to the company and kept in the audit log. */
export const declinePaymentReport = defineEndpoint({
  group: 'payments',
  name: 'declinePaymentReport',
  method: 'POST',
  path: '/api/payment/reports/{id}/decline',
  auth: 'support',
  staffRight: 'refundReports',
  budget: 'money',
  params: z.object({ id: intentId }),
  body: z.strictObject({ reason }),
  response: paymentReport,
  errors: ['report_not_found', 'payment_report_decided'],
  summary: 'Declines a reported unlock; the company gets the reason by e-mail',
});

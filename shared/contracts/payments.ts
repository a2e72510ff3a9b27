import { z } from 'zod';
import { paymentStatuses } from '../domain/money/payment-states.ts';
import { MAX_SENT_JOBS, PAYMENT_HISTORY_PAGE_SIZE } from '../options/limits.ts';
import { productSlugs } from '../options/products.ts';
import { defineEndpoint } from './endpoint.ts';
import { cents, confirmation, id, isoDate, line, ownPath, requiredLine } from './fields.ts';
import { stripeFailures } from './stripe-failures.ts';

const slug = z.enum(productSlugs, { error: "We couldn't retrieve the product you're trying to purchase." });
export const intentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,80}$/, "We couldn't retrieve your checkout information");

const product = z.object({ slug, name: z.string(), amount: cents });

export const listProducts = defineEndpoint({
  group: 'payments',
  name: 'listProducts',
  method: 'GET',
  path: '/api/payment/products',
  auth: 'public',
  answer: z.object({ results: z.array(product) }),
  summary: 'The catalogue: name and price in cents of every product',
});

/** Intents that are open keep the price they were made with. */
export const changeProduct = defineEndpoint({
  group: 'payments',
  name: 'changeProduct',
  method: 'PATCH',
  path: '/api/payment/products/{slug}',
  auth: 'support',
  params: z.object({ slug }),
  body: z.strictObject({ name: requiredLine(80).optional(), amount: cents.max(1_000_000).optional() }),
  answer: product,
  errors: ['product_changed'],
  summary: 'Renames a product or sets its price in cents; the change is recorded',
});

export const getProduct = defineEndpoint({
  group: 'payments',
  name: 'getProduct',
  method: 'GET',
  path: '/api/payment/products/{slug}',
  auth: 'public',
  params: z.object({ slug }),
  answer: product,
  summary: 'Name and price in cents of a product',
});

/** PAY-03. Strict: an amount, or anything else that is the server's to decide, is refused. */
export const createIntent = defineEndpoint({
  group: 'payments',
  name: 'createIntent',
  method: 'POST',
  path: '/api/payment/intent',
  auth: 'company',
  body: z.strictObject({
    candidate_profile_id: id.optional(),
    job_id: id.optional(),
    job_ids: z.array(id).min(1).max(MAX_SENT_JOBS).optional(),
    product_slug: slug,
    return_url: ownPath,
    idempotencyKey: z.string({ error: 'This field is required' }).min(8).max(100),
  }),
  answer: z.object({
    id: z.string().optional(),
    /** True when the price is 0: nothing to pay, the purchase is already fulfilled. */
    fulfilled: z.boolean().optional(),
  }),
  status: 201,
  errors: [
    'field_required',
    'too_many_requests',
    'profile_not_found',
    'briefing_taken',
    'product_unfit_for_seeker',
    'product_unfit_for_job',
    'purchase_job_not_found',
    'purchase_job_deleted',
    'purchase_completed',
    'purchase_changed',
    'priority_access_held',
    'priority_access_taken',
    'payment_processing',
    ...stripeFailures('payment'),
    ...stripeFailures('purchase'),
  ],
  summary: 'Starts a purchase; the server decides product and amount',
});

/** What or whom a payment is for, as the buyer may know it. */
const paymentSubject = z.object({
  job: id.optional(),
  /** Of the job, or of the first of several. */
  jobName: z.string().optional(),
  /** The jobs that are sent. */
  jobs: z.array(id).optional(),
  profile: id.optional(),
  name: z.string().optional(),
});

export const intentView = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string(),
  amount: cents,
  metadata: z.object({ product_name: z.string(), product_slug: z.string() }),
  return_url: z.string(),
  subject: paymentSubject,
});
export type IntentView = z.output<typeof intentView>;

export const getIntent = defineEndpoint({
  group: 'payments',
  name: 'getIntent',
  method: 'GET',
  path: '/api/payment/intent/{id}',
  auth: 'company',
  // What is no intent id is answered like an unknown one.
  params: z.object({ id: z.string() }),
  answer: intentView,
  errors: ['payment_not_found', ...stripeFailures('checkout'), ...stripeFailures('payment')],
  summary: "Reads one of the own company's payment intents",
});

/** PAY-22. Only `id` counts: the server asks Stripe for the intent and never trusts the rest. */
export const recordPayment = defineEndpoint({
  group: 'payments',
  name: 'recordPayment',
  method: 'POST',
  path: '/api/payment',
  auth: 'company',
  body: z.object({
    id: intentId,
    available: z.boolean().optional(),
    metadata: z
      .object({
        profileId: z.string().max(60),
        userId: z.string().max(60),
        product_slug: z.string().max(60),
        job_id: z.string().max(60),
        candidate_profile_id: z.string().max(60),
      })
      .partial()
      .optional(),
  }),
  answer: z.object({ fulfilled: z.boolean(), status: z.string() }),
  errors: ['payment_not_found', ...stripeFailures('payment')],
  summary: 'Fulfils a purchase whose intent succeeded; safe to repeat',
});

export const receiveStripeEvent = defineEndpoint({
  group: 'payments',
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/api/payment/webhook',
  auth: 'public',
  rawBody: true,
  answer: confirmation,
  errors: ['signature_invalid', ...stripeFailures('payment')],
  summary: 'Receives signed Stripe events',
});

export const paymentMethod = z.object({
  id: z.string(),
  customer: z.string(),
  isDefault: z.boolean(),
  card: z.object({ brand: z.string(), exp_month: z.int(), exp_year: z.int(), last4: z.string() }),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const listPaymentMethods = defineEndpoint({
  group: 'payments',
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/payment/payment-methods',
  auth: 'company',
  answer: z.object({ results: z.array(paymentMethod) }),
  errors: [...stripeFailures('card')],
  summary: "The company's saved cards",
});

const methodId = z
  .string({ error: 'This field is required' })
  .regex(/^(pm|card)_[A-Za-z0-9_]{1,80}$/, 'Please enter a valid value');

export const setDefaultPaymentMethod = defineEndpoint({
  group: 'payments',
  name: 'setDefaultPaymentMethod',
  method: 'POST',
  path: '/api/payment/payment-methods/set-default',
  auth: 'company',
  body: z.object({ payment_method: methodId }),
  answer: confirmation,
  errors: ['card_not_found', ...stripeFailures('card')],
  summary: 'Makes one of the saved cards the default',
});

export const deletePaymentMethod = defineEndpoint({
  group: 'payments',
  name: 'deletePaymentMethod',
  method: 'POST',
  path: '/api/payment/payment-methods/delete',
  auth: 'company',
  body: z.object({ payment_method: methodId }),
  answer: confirmation,
  errors: ['card_not_found', ...stripeFailures('card')],
  summary: 'Removes a saved card; after the default one no card is the default',
});

/** PAY-14. */
export const createSetupIntent = defineEndpoint({
  group: 'payments',
  name: 'createSetupIntent',
  method: 'POST',
  path: '/api/setup/intent',
  auth: 'company',
  answer: z.object({ id: z.string(), client_secret: z.string() }),
  status: 201,
  errors: ['too_many_requests', ...stripeFailures('purchase')],
  summary: 'Starts saving a card without a purchase',
});

/** PAY-18: a line of the history. */
export const paymentRow = z.object({
  id: z.string(),
  date: isoDate,
  product_name: z.string(),
  product_slug: slug,
  subject: paymentSubject,
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  amount: cents,
  /** Cents given back so far; a partial refund leaves the payment paid. */
  amountRefunded: cents.optional(),
  status: z.enum(paymentStatuses),
  /** Stripe's own receipt. */
  receipt_url: z.string().optional(),
});
export type PaymentRow = z.output<typeof paymentRow>;

const paging = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(PAYMENT_HISTORY_PAGE_SIZE),
  cursor: line(600).optional(),
});

export const listPaymentHistory = defineEndpoint({
  group: 'payments',
  name: 'listPaymentHistory',
  method: 'GET',
  path: '/api/payment/payment-history',
  auth: 'company',
  query: paging,
  answer: z.object({ results: z.array(paymentRow), cursor: z.string().optional() }),
  summary: "The company's purchases, newest first",
});

export const receipt = paymentRow.extend({
  /** Each at `unitAmount` cents. */
  quantity: z.int(),
  unitAmount: cents,
  seller: z.string(),
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
  answer: receipt,
  errors: ['payment_not_found', 'receipt_not_found'],
  summary: 'All that stands on the receipt of an own payment',
});

const reason = requiredLine(1000);

export const refundPayment = defineEndpoint({
  group: 'payments',
  name: 'refundPayment',
  method: 'POST',
  path: '/api/payment/refund',
  auth: 'support',
  body: z.object({ id: intentId, reason }),
  answer: z.object({ status: z.enum(paymentStatuses) }),
  errors: [
    'payment_not_found',
    'payment_refunded',
    'payment_disputed',
    'payment_unpaid',
    'payment_changed',
    ...stripeFailures('payment'),
  ],
  summary: 'Gives a payment back in full; who, when and why is recorded',
});

export const reportPayment = defineEndpoint({
  group: 'payments',
  name: 'reportPayment',
  method: 'POST',
  path: '/api/payment/report',
  auth: 'company',
  body: z.object({ id: intentId, reason }),
  answer: confirmation,
  status: 201,
  errors: ['payment_not_found', 'report_not_an_unlock', 'report_not_unlocked', 'report_too_late', 'report_exists'],
  summary: 'Reports an unlock of the last 7 days whose phone and e-mail both fail',
});

export const paymentReport = z.object({
  id: z.string(),
  company: id,
  seeker: id,
  userId: id,
  reason: z.string(),
  date: isoDate,
});

export const listPaymentReports = defineEndpoint({
  group: 'payments',
  name: 'listPaymentReports',
  method: 'GET',
  path: '/api/payment/reports',
  auth: 'support',
  query: paging,
  answer: z.object({ results: z.array(paymentReport), cursor: z.string().optional() }),
  summary: 'Reported unlocks, newest first',
});

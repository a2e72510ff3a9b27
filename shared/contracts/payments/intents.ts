import * as z from 'zod';
import { MAX_SENT_JOBS } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, confirmation, id, ownPath } from '../fields.ts';
import { slug } from './products.ts';
import { stripeFailures } from './stripe-failures.ts';

export const intentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,80}$/, "We couldn't retrieve your checkout information");

/** What a company wants to buy; an amount, or anything else the server decides, is refused [PAY-03]. */
export const createIntent = defineEndpoint({
  group: 'payments',
  name: 'createIntent',
  method: 'POST',
  path: '/api/payment/intent',
  auth: 'company',
  budget: 'money',
  body: z.strictObject({
    candidate_profile_id: id.optional(),
    job_id: id.optional(),
    job_ids: z.array(id).min(1).max(MAX_SENT_JOBS).optional(),
    product_slug: slug,
    return_url: ownPath,
    idempotencyKey: z.string({ error: 'This field is required' }).min(8).max(100),
  }),
  response: z.object({
    id: z.string().optional(),
    /** True when the price is 0: nothing to pay, the purchase is already fulfilled. */
    fulfilled: z.boolean().optional(),
  }),
  status: 201,
  errors: [
    'field_required',
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
export const paymentSubject = z.object({
  job: id.optional(),
  /** Of the job, or of the first of several. */
  jobName: z.string().optional(),
  /** The jobs that are sent. */
  jobs: z.array(id).optional(),
  profile: id.optional(),
  name: z.string().optional(),
});

/** Why Stripe declined the last try to pay an intent. */
export const paymentDecline = z.object({
  /** Differs from one decline to the next (shared/domain/money/decline.ts). */
  id: z.string(),
  /** Stripe's own words for the buyer. */
  message: z.string().optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
});

/** The colleague who paid; absent when it is unpaid or the caller paid. No name for a deleted user. */
export const paidBy = z.object({ name: z.string().optional() });

export const intentView = z.object({
  id: z.string(),
  status: z.string(),
  decline: paymentDecline.optional(),
  paidBy: paidBy.optional(),
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
  response: intentView,
  errors: ['payment_not_found', ...stripeFailures('checkout'), ...stripeFailures('payment')],
  summary: "Reads one of the own company's payment intents",
});

/**
 * A payment as the browser saw it. Only `id` decides what is delivered: the server asks Stripe for the intent and never
 * trusts the rest [PAY-22].
 */
export const recordPayment = defineEndpoint({
  group: 'payments',
  name: 'recordPayment',
  method: 'POST',
  path: '/api/payment',
  auth: 'company',
  budget: 'money',
  body: z.object({
    id: intentId,
    available: z.boolean().optional(),
    /** Whether this browser asked Stripe for the money; the first such user is kept as the one who paid. */
    confirmed: z.boolean().optional(),
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
  response: z.object({ fulfilled: z.boolean(), status: z.string(), paidBy: paidBy.optional() }),
  errors: ['payment_not_found', ...stripeFailures('payment')],
  summary: 'Fulfils a purchase whose intent succeeded; safe to repeat',
});

export const receiveStripeEvent = defineEndpoint({
  group: 'payments',
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/api/payment/webhook',
  auth: 'public',
  budget: 'event',
  rawBody: true,
  response: confirmation,
  errors: ['signature_invalid', ...stripeFailures('payment')],
  summary: 'Receives signed Stripe events',
});

import * as z from 'zod';
import { MAX_SENT_JOBS } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, confirmation, id, ownPath } from '../fields.ts';
import { slug } from './products.ts';
import { stripeFailures } from './stripe-failures.ts';

export const intentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,80}$/, "We couldn't retrieve your checkout information");

/** Starts a purchase. The body can't contain an amount or anything else that the server decides [PAY-03]. */
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
    /** True when the price is 0: no payment is needed, and the purchase is already fulfilled. */
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
    'posts_hidden',
    'priority_access_held',
    'priority_access_taken',
    'payment_processing',
    ...stripeFailures('payment'),
    ...stripeFailures('purchase'),
  ],
  summary: 'Starts a purchase; the server decides product and amount',
});

/** The job or job seeker that a payment is for, as the buyer may see them. */
export const paymentSubject = z.object({
  job: id.optional(),
  /** The name of the job, or of the first of several. */
  jobName: z.string().optional(),
  /** The jobs of a purchase that sends several. */
  jobs: z.array(id).optional(),
  profile: id.optional(),
  name: z.string().optional(),
});

/** The reason why Stripe declined the last attempt to pay an intent. */
export const paymentDecline = z.object({
  /** A different id for each decline (shared/domain/money/decline.ts). */
  id: z.string(),
  /** The text that Stripe writes for the buyer. */
  message: z.string().optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
});

/** The colleague who paid. Absent when the intent is unpaid or the caller paid. A deleted user has no name. */
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
  /**
   * Present while an unpaid intent would buy contact details with an e-mail address to which e-mails don't arrive, so
   * that a company learns it before it pays.
   */
  emailFails: z.object({ hasPhone: z.boolean() }).optional(),
});

export type IntentView = z.output<typeof intentView>;

export const getIntent = defineEndpoint({
  group: 'payments',
  name: 'getIntent',
  method: 'GET',
  path: '/api/payment/intent/{id}',
  auth: 'company',
  // A malformed intent id gets the same response as an unknown one.
  params: z.object({ id: z.string() }),
  response: intentView,
  errors: ['payment_not_found', ...stripeFailures('checkout'), ...stripeFailures('payment')],
  summary: "Reads one of the own company's payment intents",
});

/**
 * A payment as the browser reports it. The server uses only `id` to decide on the delivery: it reads the intent from
 * Stripe and doesn't trust the rest [PAY-22].
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
    /**
     * True when this browser confirmed the payment with Stripe. The first user who sends true is stored as the payer.
     */
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

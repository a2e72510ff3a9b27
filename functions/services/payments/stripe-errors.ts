import type { StripeRequest } from '@plumbline/shared/contracts/payments/stripe-failures';
import type Stripe from 'stripe';
import { ApiError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { stripe } from '../../platform/stripe.ts';

type StripeError = Stripe.errors.StripeError;

const RETRY_SOON = { 'retry-after': '1' };

/** By its type, which is its class's name: the classes come with the client, and a start does without it. */
const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

const toApiError = (error: StripeError, request: StripeRequest): ApiError => {
  const { type, code, param, requestId, statusCode } = error;
  logger.warn('Stripe refused', { type, code, param, stripeRequestId: requestId, detail: error.message });
  // The same request is under way at this moment; its answer is there a moment later.
  if (code === 'idempotency_key_in_use') return new ApiError(`${request}_unavailable`, { headers: RETRY_SOON });
  // A client's idempotency key is for one purchase.
  if (type === 'StripeIdempotencyError') return new ApiError('purchase_key_reused');
  if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') {
    return new ApiError(`${request}_declined`);
  }
  // Stripe cannot be reached, has a fault, or refuses our key: only an operator can do something about it.
  recordMetric('StripeFailed');
  // A wrong or revoked key is the operator's to repair; the caller cannot do better by trying again.
  if (statusCode === 401 || statusCode === 403) return new ApiError(`${request}_failed`);
  return new ApiError(`${request}_unavailable`, { headers: RETRY_SOON });
};

/**
 * Asks Stripe and turns its error into one of `request` [PAY-05]; its own words name keys and ids, so they are logged.
 */
export const askStripe = async <T>(request: StripeRequest, ask: (client: Stripe) => Promise<T>): Promise<T> => {
  const client = await stripe();
  try {
    return await ask(client);
  } catch (error) {
    throw isStripeError(error) ? toApiError(error, request) : error;
  }
};

/** Stripe's own code for what was wrong, such as `charge_already_refunded`. */
export const stripeCode = (error: unknown): string | undefined => (isStripeError(error) ? error.code : undefined);

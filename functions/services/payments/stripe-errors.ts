import type { StripeRequest } from '@plumbline/shared/contracts/payments/stripe-failures';
import type Stripe from 'stripe';
import { ApiError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { stripe } from '../../platform/stripe.ts';

type StripeError = Stripe.errors.StripeError;

const RETRY_SOON = { 'retry-after': '1' };

/**
 * Returns whether an error is Stripe's, by its `type`. The classes of errors are part of the client, which a cold start
 * doesn't load.
 */
const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

const toApiError = (error: StripeError, request: StripeRequest): ApiError => {
  const { type, code, param, requestId, statusCode } = error;
  logger.warn('Stripe refused', { type, code, param, stripeRequestId: requestId, detail: error.message });
  // Another call with the same key is running; a retry gets its result.
  if (code === 'idempotency_key_in_use') return new ApiError(`${request}_unavailable`, { headers: RETRY_SOON });
  // A client reused the idempotency key of another purchase.
  if (type === 'StripeIdempotencyError') return new ApiError('purchase_key_reused');
  if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') {
    return new ApiError(`${request}_declined`);
  }
  // Stripe is unreachable, has a fault, or rejects the product's key. The metric alerts an operator.
  recordMetric('StripeFailed');
  // A retry doesn't help when the key is wrong or revoked.
  if (statusCode === 401 || statusCode === 403) return new ApiError(`${request}_failed`);
  return new ApiError(`${request}_unavailable`, { headers: RETRY_SOON });
};

/**
 * Calls Stripe and turns its error into one of `request`. Stripe's messages name keys and ids, so they are only logged
 * [PAY-05].
 */
export const askStripe = async <T>(request: StripeRequest, ask: (client: Stripe) => Promise<T>): Promise<T> => {
  const client = await stripe();
  try {
    return await ask(client);
  } catch (error) {
    throw isStripeError(error) ? toApiError(error, request) : error;
  }
};

/** Returns whether Stripe refused a request because of what it asks for, so that the same request never succeeds. */
export const isRefusedByStripe = (error: unknown): boolean =>
  isStripeError(error) && error.type === 'StripeInvalidRequestError';

/** Returns Stripe's error code, such as `charge_already_refunded`. */
export const stripeCode = (error: unknown): string | undefined => (isStripeError(error) ? error.code : undefined);

import Stripe from 'stripe';
import { ApiError, badRequest, conflict } from '../http/errors.ts';
import { logger } from '../platform/logger.ts';
import { stripe } from '../platform/stripe.ts';

const { StripeError, StripeIdempotencyError, StripeInvalidRequestError, StripeCardError } = Stripe.errors;

/** A client's idempotency key stands for one purchase. */
const KEY_USED = 'This payment request was used for something else. Please start again.';

const toApiError = (error: InstanceType<typeof StripeError>, message: string): ApiError => {
  const { code, param, requestId, statusCode } = error;
  logger.warn('Stripe refused', { type: error.type, code, param, stripeRequestId: requestId, detail: error.message });
  if (error instanceof StripeIdempotencyError) return conflict(KEY_USED);
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) return badRequest(message);
  // A wrong or revoked key is the operator's to repair; the caller cannot do better by trying again.
  if (statusCode === 401 || statusCode === 403) return new ApiError('unexpected', message);
  return new ApiError('unavailable', message, { headers: { 'retry-after': '1' } });
};

/** Asks Stripe; an error becomes `message` (PAY-05). What Stripe says itself is for the log: it names keys and ids. */
export const askStripe = async <T>(message: string, ask: (client: Stripe) => Promise<T>): Promise<T> => {
  const client = await stripe();
  try {
    return await ask(client);
  } catch (error) {
    throw error instanceof StripeError ? toApiError(error, message) : error;
  }
};

/** Stripe's own code for what was wrong, such as `charge_already_refunded`. */
export const stripeCode = (error: unknown): string | undefined =>
  error instanceof StripeError ? error.code : undefined;

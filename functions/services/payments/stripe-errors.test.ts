import { errors } from '@plumbline/shared/errors';
import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { useStripe } from '../../platform/stripe.ts';
import { askStripe } from './stripe-errors.ts';

beforeAll(() => useStripe({} as Stripe));

const refused = (code: string) => {
  const given = { type: 'idempotency_error', code, message: 'Refused', statusCode: 409 } as const;
  return askStripe('payment', () => Promise.reject(new Stripe.errors.StripeIdempotencyError(given as never)));
};

it('the error of a Stripe call says to try again soon while the same request is running, as when two of the staff refund at the same moment', async () => {
  await expect(refused('idempotency_key_in_use')).rejects.toMatchObject({
    code: 'payment_unavailable',
    headers: { 'retry-after': '1' },
  });
});

it('the error of a Stripe call says that a key was used when it came with another request', async () => {
  await expect(refused('idempotency_error')).rejects.toMatchObject({ code: 'purchase_key_reused' });
});

const { StripeCardError, StripeConnectionError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

const failures = {
  'a declined card': new StripeCardError({ type: 'card_error', message: 'Your card was declined.' }),
  'an invalid request': new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No such intent.' }),
  'a lost connection': new StripeConnectionError({ type: 'api_error', message: 'connect ECONNREFUSED' }),
  'a revoked key': new StripePermissionError({ type: 'api_error', message: 'No access.', statusCode: 403 }),
};

it.each([
  ['card', 'a declined card', 'card_declined', 400],
  ['card', 'a revoked key', 'card_failed', 500],
  ['card', 'a lost connection', 'card_unavailable', 503],
  ['checkout', 'an invalid request', 'checkout_declined', 400],
  ['checkout', 'a revoked key', 'checkout_failed', 500],
  ['checkout', 'a lost connection', 'checkout_unavailable', 503],
  ['payment', 'a declined card', 'payment_declined', 400],
  ['payment', 'a revoked key', 'payment_failed', 500],
  ['payment', 'a lost connection', 'payment_unavailable', 503],
  ['purchase', 'an invalid request', 'purchase_declined', 400],
  ['purchase', 'a revoked key', 'purchase_failed', 500],
  ['purchase', 'a lost connection', 'purchase_unavailable', 503],
] as const)('a call to Stripe about a %s that ends with %s throws %s (%i) with our own text', async (...row) => {
  const [request, failure, code, status] = row;
  const call = askStripe(request, () => Promise.reject(failures[failure]));
  await expect(call).rejects.toMatchObject({ code, status, message: errors[code].message });
});

it('a call to Stripe throws other errors unchanged', async () => {
  const error = new TypeError('undefined is not a function');
  await expect(askStripe('card', () => Promise.reject(error))).rejects.toBe(error);
});

const soon = { 'retry-after': '1' };

it.each([
  [400, 'StripeInvalidRequestError', 'payment_declined', undefined],
  [402, 'StripeCardError', 'payment_declined', undefined],
  [401, 'StripeAuthenticationError', 'payment_failed', undefined],
  [403, 'StripePermissionError', 'payment_failed', undefined],
  [429, 'StripeRateLimitError', 'payment_unavailable', soon],
  [500, 'StripeAPIError', 'payment_unavailable', soon],
  [undefined, 'StripeConnectionError', 'payment_unavailable', soon],
] as const)('a call to Stripe that ends with %s %s throws %s, and says when to try again', async (...row) => {
  const [statusCode, type, code, headers] = row;
  const call = askStripe('payment', () => Promise.reject(Object.assign(new Error('Refused'), { type, statusCode })));
  const error = await call.catch((thrown) => thrown);
  expect({ code: error.code, headers: error.headers }).toEqual({ code, headers });
});

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

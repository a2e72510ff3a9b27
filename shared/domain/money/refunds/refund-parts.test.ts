import { expect, it } from 'vitest';
import { refundableCents } from './refund-parts.ts';

const part = (amount: number, state: 'requested' | 'refunded' | 'refused') => ({ amount, state });

it.each([
  ['nothing was refunded', {}, 4900],
  ['Stripe refunded a part', { amountRefunded: 1000 }, 3900],
  ['a part is requested that Stripe has not made', { refundParts: [part(3000, 'requested')] }, 1900],
  ['Stripe refunded more than was requested', { amountRefunded: 4000, refundParts: [part(1000, 'refunded')] }, 900],
  ['Stripe refused a part', { refundParts: [part(3000, 'refused'), part(400, 'requested')] }, 4500],
  ['everything was refunded', { amountRefunded: 4900 }, 0],
])('the rest of a payment is counted when %s [PAY-24]', (_, refunds, left) => {
  expect(refundableCents({ amount: 4900, ...refunds })).toBe(left);
});

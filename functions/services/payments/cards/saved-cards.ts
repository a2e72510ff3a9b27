import type Stripe from 'stripe';

/** Stripe's most for one page; no company keeps more cards. */
const LIMIT = 100;

/** The cards of a customer, newest first; the same card typed in twice is two of them with one fingerprint. */
export const listCards = async (client: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> =>
  (await client.paymentMethods.list({ customer, type: 'card', limit: LIMIT })).data;

import type Stripe from 'stripe';

/** The size of Stripe's largest page. The list reads one page, because companies have fewer cards. */
const LIMIT = 100;

/** Returns the cards of a customer, newest first. A card that was entered twice is two of them with one fingerprint. */
export const listCards = async (client: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> =>
  (await client.paymentMethods.list({ customer, type: 'card', limit: LIMIT })).data;

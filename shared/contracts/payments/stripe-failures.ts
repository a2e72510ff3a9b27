/** What Stripe is asked for, as the codes of its failures begin. */
export type StripeRequest = 'card' | 'checkout' | 'payment' | 'purchase';
/** How it can fail. */
export const stripeFailures = <Request extends StripeRequest>(request: Request) =>
  [`${request}_declined`, `${request}_failed`, `${request}_unavailable`, 'purchase_key_reused'] as const;

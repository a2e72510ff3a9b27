/** Kinds of calls to Stripe. The error codes of their failures start with these words. */
export type StripeRequest = 'card' | 'checkout' | 'payment' | 'purchase';
/** Returns the error codes of a call to Stripe: declined, failed for good, or temporarily unavailable. */
export const stripeFailures = <Request extends StripeRequest>(request: Request) =>
  [`${request}_declined`, `${request}_failed`, `${request}_unavailable`, 'purchase_key_reused'] as const;

/** Stripe's states of a dispute in which the bank waits for a response. An inquiry comes before a dispute. */
const WAITING: readonly string[] = ['warning_needs_response', 'needs_response'];

/** Returns whether staff have to respond to a dispute at Stripe. */
export const needsResponse = (disputeStatus: string | undefined): boolean =>
  disputeStatus !== undefined && WAITING.includes(disputeStatus);

/** Returns the address of a payment in Stripe's dashboard, where staff respond to disputes. */
export const stripeAddress = (intentId: string): string => `https://dashboard.stripe.com/payments/${intentId}`;

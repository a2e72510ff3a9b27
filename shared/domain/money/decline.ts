/** What Stripe says about a declined try, in its own names. */
type StripeDecline = {
  charge?: string | null | undefined;
  code?: string | null | undefined;
  payment_method?: { id?: string } | null | undefined;
};

/**
 * Tells one decline of an intent from the next, for server and browser alike: by its charge, or by code and card where
 * nothing was charged, as after a failed 3-D Secure. An intent keeps its last decline while the next try is under way.
 */
export const declineId = ({ charge, code, payment_method: method }: StripeDecline): string =>
  charge || `${code ?? 'declined'}:${method?.id ?? ''}`;

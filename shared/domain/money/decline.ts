/** The fields of a declined payment attempt, with Stripe's names. */
type StripeDecline = {
  charge?: string | null | undefined;
  code?: string | null | undefined;
  payment_method?: { id?: string } | null | undefined;
};

/**
 * Returns an id for a decline, by which server and browser distinguish it from the next one: its charge or, without a
 * charge, as after a failed 3-D Secure check, its code and card. An intent keeps its last decline while the next
 * attempt is running.
 */
export const declineId = ({ charge, code, payment_method: method }: StripeDecline): string =>
  charge || `${code ?? 'declined'}:${method?.id ?? ''}`;

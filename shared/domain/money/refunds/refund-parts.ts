/**
 * The states of a part that staff refund. `requested` is stored before Stripe is called; Stripe then makes or refuses
 * the refund.
 */
export const refundPartStates = ['requested', 'refunded', 'refused'] as const;
export type RefundPartState = (typeof refundPartStates)[number];

/** The maximum number of parts of one payment, which bounds the size of the stored payment. */
export const MAX_REFUND_PARTS = 20;

type RefundedPayment = {
  amount: number;
  amountRefunded?: number | undefined;
  refundParts?: readonly { amount: number; state: RefundPartState }[] | undefined;
};

/**
 * Returns the cents that can still be refunded. Requests count before Stripe has made them. Refunds that were made at
 * Stripe count without a request.
 */
export const refundableCents = ({ amount, amountRefunded = 0, refundParts = [] }: RefundedPayment): number => {
  const requested = refundParts.filter(({ state }) => state !== 'refused').reduce((sum, part) => sum + part.amount, 0);
  return Math.max(0, amount - Math.max(amountRefunded, requested));
};

import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import type { PaymentIntentResult } from '@stripe/stripe-js';

/** Enough of a card to know it by. */
export type UsedCard = Pick<PaymentMethod['card'], 'brand' | 'last4'>;

/** How a try to pay ended: paid, sent back to the form for a wrong field, or failed with what to tell the buyer. */
export type Outcome =
  | { kind: 'paid' }
  | { kind: 'invalid' }
  | { kind: 'failed'; message?: string | undefined; card?: UsedCard | undefined };

/** Reads the provider's answer; a card error carries its own words [PAY-15]. */
export const outcomeOf = ({ paymentIntent, error }: PaymentIntentResult): Outcome => {
  if (error?.type === 'validation_error') return { kind: 'invalid' };
  // Paid in another tab a moment ago: nothing is charged twice, so it is a success here too.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded') return { kind: 'paid' };
  const { brand, last4 } = error?.payment_method?.card ?? {};
  return { kind: 'failed', message: error?.message, ...(brand && last4 && { card: { brand, last4 } }) };
};

/** Runs a try; whatever breaks on the way is a failure without words. */
export const runAttempt = async (attempt: () => Promise<PaymentIntentResult>): Promise<Outcome> => {
  try {
    return outcomeOf(await attempt());
  } catch {
    return { kind: 'failed' };
  }
};

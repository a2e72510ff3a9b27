import { stripe } from '../../../platform/stripe.ts';
import { stripeCode } from '../stripe-errors.ts';

/**
 * Cancels an intent that must not be paid any more. Returns false when Stripe can't cancel it, such as after the
 * payment.
 */
export const cancelIntent = async (intentId: string, reason: 'abandoned' | 'duplicate'): Promise<boolean> => {
  const client = await stripe();
  try {
    await client.paymentIntents.cancel(intentId, { cancellation_reason: reason });
    return true;
  } catch (error) {
    if (stripeCode(error) === 'payment_intent_unexpected_state') return false;
    throw error;
  }
};

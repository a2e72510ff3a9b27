import { stripe } from '../../../platform/stripe.ts';
import { stripeCode } from '../stripe-errors.ts';

/** Closes an intent nobody is to pay any more. False when it moved on meanwhile and cannot be canceled. */
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

import { logger } from '../../../platform/logger.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';

/**
 * Refunds a payment that bought nothing: the job was deleted before the payment, or the buyer got the same thing in
 * another way. The refund's own event closes the purchase. Repeating the call changes nothing.
 */
export const refundUndeliverable = (intentId: string): Promise<void> =>
  askStripe('payment', async (client) => {
    try {
      await client.refunds.create({ payment_intent: intentId }, { idempotencyKey: `give-back:${intentId}` });
      logger.warn('Refunded a payment that bought nothing', { intentId });
    } catch (error) {
      if (stripeCode(error) !== 'charge_already_refunded') throw error;
    }
  });

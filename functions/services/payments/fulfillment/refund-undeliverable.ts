import { logger } from '../../../platform/logger.ts';
import { askStripe, stripeCode } from '../stripe-errors.ts';

/**
 * Refunds a payment that bought nothing: the job was deleted, or what it was for came about in another way,
 * between checkout and payment. The refund's own event closes the purchase. Safe to repeat.
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

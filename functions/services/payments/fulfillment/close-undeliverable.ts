import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { cancelIntent } from '../checkout/cancel-intent.ts';
import { askStripe } from '../stripe-errors.ts';
import { canFulfill } from './fulfill.ts';
import { syncWithStripe } from './sync-with-stripe.ts';

/**
 * Cancels an open payment that would buy nothing, because the seeker left or the job was deleted. Returns whether it
 * would buy nothing.
 */
export const closeUndeliverable = async (payment: PaymentItem): Promise<boolean> => {
  if (!isPayable(payment.state) || (await canFulfill(payment))) return false;
  const canceled = await askStripe('checkout', () => cancelIntent(payment.intentId, 'abandoned'));
  if (canceled) await syncWithStripe(payment.intentId);
  return true;
};

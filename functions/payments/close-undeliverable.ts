import { isPayable } from '@plumbline/shared/domain/payment-states';
import type { PaymentItem } from '../table/payment.ts';
import { cancelIntent } from './cancel-intent.ts';
import { isDeliverable } from './deliver.ts';
import { NO_CHECKOUT } from './messages.ts';
import { settlePayment } from './settle-payment.ts';
import { askStripe } from './stripe-errors.ts';

/** Cancels an open payment that would buy nothing: the seeker left, the job was deleted. Nobody is to pay it. */
export const closeUndeliverable = async (payment: PaymentItem): Promise<void> => {
  if (!isPayable(payment.state) || (await isDeliverable(payment))) return;
  const canceled = await askStripe(NO_CHECKOUT, () => cancelIntent(payment.intentId, 'abandoned'));
  if (canceled) await settlePayment(payment.intentId);
};

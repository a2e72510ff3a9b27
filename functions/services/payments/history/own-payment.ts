import * as contract from '@plumbline/shared/contracts/payments/intents';
import { ApiError } from '../../../platform/errors.ts';
import { type PaymentItem, readPayment } from '../../../table/payments/payment.ts';

/**
 * Returns a payment of the company. Throws `payment_not_found` for another company's, and for a text that is no intent
 * id.
 */
export const ownPayment = async (id: string, company: string): Promise<PaymentItem> => {
  const payment = contract.intentId.safeParse(id).success ? await readPayment(id) : undefined;
  if (payment?.company !== company) throw new ApiError('payment_not_found');
  return payment;
};

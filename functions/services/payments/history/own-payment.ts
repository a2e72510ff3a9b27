import * as contract from '@plumbline/shared/contracts/payments/intents';
import { ApiError } from '../../../platform/errors.ts';
import { type PaymentItem, readPayment } from '../../../table/payments/payment.ts';

/** A payment of the company; throws 404 for another company's, and for what is no intent id. */
export const ownPayment = async (id: string, company: string): Promise<PaymentItem> => {
  const payment = contract.intentId.safeParse(id).success ? await readPayment(id) : undefined;
  if (payment?.company !== company) throw new ApiError('payment_not_found');
  return payment;
};

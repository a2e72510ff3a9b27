import * as contract from '@plumbline/shared/contracts/payments';
import { notFound } from '../../http/errors.ts';
import { type PaymentItem, readPayment } from '../../table/payments/payment.ts';
import { NO_CHECKOUT } from '../messages.ts';

/** A payment of the company. One of another company does not exist for it, and what is no intent id names none. */
export const ownPayment = async (id: string, company: string): Promise<PaymentItem> => {
  const payment = contract.intentId.safeParse(id).success ? await readPayment(id) : undefined;
  if (payment?.company !== company) throw notFound(NO_CHECKOUT);
  return payment;
};

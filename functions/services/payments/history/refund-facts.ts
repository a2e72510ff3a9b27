import { openRefundCents, type PaymentItem } from '../../../table/payments/payment.ts';

/** Returns the cents of a payment that are refunded, and those whose refund is under way, for staff. */
export const refundFacts = (payment: PaymentItem): { amountRefunded?: number; refundPending?: number } => {
  const { amountRefunded } = payment;
  const refundPending = openRefundCents(payment);
  return { ...(amountRefunded !== undefined && { amountRefunded }), ...(refundPending > 0 && { refundPending }) };
};

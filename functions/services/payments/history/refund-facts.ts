import { failedRefundCents, openRefundCents, type PaymentItem } from '../../../table/payments/payment.ts';

type RefundFacts = { amountRefunded?: number; refundPending?: number; refundFailed?: number };

/** Returns the refunded cents of a payment for staff, with those under way and those that the bank returned. */
export const refundFacts = (payment: PaymentItem): RefundFacts => {
  const { amountRefunded } = payment;
  const refundPending = openRefundCents(payment);
  const refundFailed = failedRefundCents(payment);
  return {
    ...(amountRefunded !== undefined && { amountRefunded }),
    ...(refundPending > 0 && { refundPending }),
    ...(refundFailed > 0 && { refundFailed }),
  };
};

import { openRefundCents, type PaymentItem } from '../../../table/payments/payment.ts';

type RefundFacts = { amountRefunded?: number; refundPending?: number; refundFailed?: number };

/** Returns the refunded cents of a payment for staff, with those under way and those that the bank returned. */
export const refundFacts = (payment: PaymentItem): RefundFacts => {
  const { amountRefunded, failedRefunds = [] } = payment;
  const refundPending = openRefundCents(payment);
  const refundFailed = failedRefunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...(amountRefunded !== undefined && { amountRefunded }),
    ...(refundPending > 0 && { refundPending }),
    ...(refundFailed > 0 && { refundFailed }),
  };
};

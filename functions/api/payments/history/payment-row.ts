import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import type { PaymentSubject } from '../../../services/payments/products/payment-subject.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';

/** A line of the history; `date` is when the money came in. */
export const paymentRow = (payment: PaymentItem, subject: PaymentSubject): PaymentRow => {
  const { cardBrand: brand, cardLast4: last4, amountRefunded, receiptUrl } = payment;
  return {
    id: payment.intentId,
    date: payment.paidAt ?? payment.createdAt,
    product_name: payment.productName,
    product_slug: payment.slug,
    subject,
    ...(brand && last4 && { card: { brand, last4 } }),
    amount: payment.amount,
    ...(amountRefunded !== undefined && { amountRefunded }),
    status: paymentStatusOf(payment.state, payment.disputeStatus),
    ...(receiptUrl && { receipt_url: receiptUrl }),
  };
};

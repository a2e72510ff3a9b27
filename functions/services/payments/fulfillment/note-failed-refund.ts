import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import type Stripe from 'stripe';
import { nowIso } from '../../../platform/clock.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { raiseSignal } from '../../../table/staff/signal.ts';

type FailedRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'failure_reason'>;

/** The most attempts, while other events about the payment are handled. */
const TRIES = 6;

/** Stores the failure on the payment, once. */
const storeFailure = async (payment: PaymentItem, { id, amount, failure_reason }: FailedRefund): Promise<void> => {
  const { failedRefunds = [] } = payment;
  if (failedRefunds.some((failed) => failed.id === id)) return;
  const failed = { id, at: nowIso(), amount, reason: failure_reason ?? 'unknown' };
  await transact(putPayment({ ...payment, failedRefunds: [...failedRefunds, failed] }, payment));
};

/**
 * Stores that the bank returned a refund to Stripe, and informs staff, who pay the company in another way. The payment
 * stays refunded here, so that no one refunds it a second time. Repeated calls change nothing.
 */
export const noteFailedRefund = async (intentId: string, refund: FailedRefund): Promise<void> => {
  const payment = await retryOnConflict(
    async () => {
      const found = await readPayment(intentId);
      if (found) await storeFailure(found, refund);
      return found;
    },
    { tries: TRIES },
  );
  if (!payment) return;
  await raiseSignal({
    kind: 'profile',
    subject: payment.company,
    account: payment.company,
    accountType: 'company',
    reason: 'failed-refund',
    sign: refund.id,
    details: `${formatBillMoney(refund.amount)} of ${intentId}: ${refund.failure_reason ?? 'unknown'}`,
  });
};

import { isSettled } from '@plumbline/shared/domain/money/payment-states';
import { nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { cancelIntent } from '../services/payments/checkout/cancel-intent.ts';
import { isAbandoned, nextCheckAt } from '../services/payments/fulfillment/check-times.ts';
import { closeUndeliverable } from '../services/payments/fulfillment/close-undeliverable.ts';
import { syncWithStripe } from '../services/payments/fulfillment/sync-with-stripe.ts';
import { mapConcurrent } from '../table/core/batch.ts';
import { isConditionFailure, transact } from '../table/core/transact.ts';
import { listDuePayments, type PaymentItem, putPayment, readPayment } from '../table/payments/payment.ts';

/** The most payments that one run checks; the rest are due for the next one. */
const MOST_PER_RUN = 200;
const AT_ONCE = 5;

const reconcile = async (payment: PaymentItem): Promise<void> => {
  const { intentId, state, createdAt } = payment;
  if ((state === 'created' || state === 'failed') && isAbandoned(createdAt)) await cancelIntent(intentId, 'abandoned');
  const settled = await syncWithStripe(intentId);
  if (settled?.status !== 'succeeded' && settled?.status !== 'canceled') await closeUndeliverable(payment);
};

/** Moves the next check of an open payment to a later time, so that a few that never close don't block the others. */
const postpone = async ({ intentId }: PaymentItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || isSettled(payment.state)) return;
  try {
    await transact(putPayment({ ...payment, checkAt: nextCheckAt(payment.createdAt) }, payment));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Checks a payment; returns false and logs when that failed, so that the run continues. */
const check = async (due: PaymentItem): Promise<boolean> => {
  try {
    await reconcile(due);
    return true;
  } catch (error) {
    logger.error('A payment could not be reconciled', { intentId: due.intentId, error: error as Error });
    return false;
  } finally {
    await postpone(due);
  }
};

/** Updates payments whose intents changed at Stripe without a call of the webhook or the browser. */
export const handler = unlessReadOnly(async (): Promise<{ checked: number; failed: number }> => {
  const due = await listDuePayments(nowIso(), MOST_PER_RUN);
  const results = await mapConcurrent(due, AT_ONCE, check);
  const failed = results.filter((settled) => !settled).length;
  logger.info('Reconciled payments', { checked: due.length, failed });
  return { checked: due.length, failed };
});

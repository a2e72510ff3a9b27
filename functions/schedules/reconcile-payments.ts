import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { cancelIntent } from '../services/payments/checkout/cancel-intent.ts';
import { isAbandoned, nextCheckAt } from '../services/payments/fulfillment/check-times.ts';
import { closeUndeliverable } from '../services/payments/fulfillment/close-undeliverable.ts';
import { finishRefunds } from '../services/payments/fulfillment/finish-refunds.ts';
import { syncWithStripe } from '../services/payments/fulfillment/sync-with-stripe.ts';
import { isConditionFailure, transact } from '../table/core/transact.ts';
import {
  duePayments,
  hasOpenRefund,
  isChecked,
  type PaymentItem,
  putPayment,
  readPayment,
} from '../table/payments/payment.ts';

const reconcile = async (payment: PaymentItem): Promise<void> => {
  const { intentId, state, createdAt } = payment;
  if (hasOpenRefund(payment)) {
    await finishRefunds(intentId);
    return;
  }
  if ((state === 'created' || state === 'failed') && isAbandoned(createdAt)) await cancelIntent(intentId, 'abandoned');
  const settled = await syncWithStripe(intentId);
  if (settled?.status !== 'succeeded' && settled?.status !== 'canceled') await closeUndeliverable(payment);
};

/**
 * Moves the next check of a payment that stays unfinished to a later time, so that a few that never close don't block
 * the others.
 */
const postpone = async ({ intentId }: PaymentItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isChecked(payment)) return;
  try {
    await transact(putPayment({ ...payment, checkAt: nextCheckAt(payment.createdAt) }, payment));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/**
 * Updates payments whose intents changed at Stripe without a call of the webhook or the browser, and finishes refunds
 * that were requested before a crash.
 */
export const handler = unlessReadOnly(
  async (_event?: unknown, run?: Run): Promise<{ checked: number; failed: number }> => {
    const { done, failed } = await serveDue(
      {
        list: duePayments,
        nameOf: ({ intentId }) => intentId,
        serve: async ([due]) => {
          await reconcile(due);
          await postpone(due);
        },
        failure: 'A payment could not be reconciled',
      },
      run,
    );
    return { checked: done + failed, failed };
  },
);

import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readPayment } from '../../../table/payments/payment.ts';
import type { PriorityCheckoutItem, PriorityHoldItem } from '../../../table/payments/priority-access.ts';
import { cancelIntent } from '../checkout/cancel-intent.ts';
import { askStripe } from '../stripe-errors.ts';

/**
 * The time in ms for which a checkout keeps other companies out. It is enough to enter a card, and short because a hold
 * is free.
 */
const HELD_MS = 10 * MINUTE_MS;

export const holdEnds = (): string => new Date(now().getTime() + HELD_MS).toISOString();

/** Cancels an intent. Returns true when it can't be paid any more. */
const close = (intentId: string): Promise<boolean> =>
  askStripe('purchase', async (client) => {
    if (await cancelIntent(intentId, 'abandoned')) return true;
    return (await client.paymentIntents.retrieve(intentId)).status === 'canceled';
  });

/**
 * Cancels another company's expired checkout, so that it can't be paid any more. Throws `priority_access_held` (409)
 * before its end and while it is being paid.
 */
export const takeOverHold = async ({ intentId, until }: PriorityHoldItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (until > now().toISOString()) throw new ApiError('priority_access_held');
  if (!(await close(intentId))) throw new ApiError('priority_access_held');
};

/**
 * Cancels the company's own unpaid checkout for another worker, because a company holds one worker at a time. Throws
 * `payment_processing` (409) while that checkout is being paid.
 */
export const releaseHold = async ({ intentId }: PriorityCheckoutItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (!(await close(intentId))) throw new ApiError('payment_processing');
};

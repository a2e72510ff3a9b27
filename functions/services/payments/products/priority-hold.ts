import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readPayment } from '../../../table/payments/payment.ts';
import type { PriorityCheckoutItem, PriorityHoldItem } from '../../../table/payments/priority-access.ts';
import { cancelIntent } from '../checkout/cancel-intent.ts';
import { askStripe } from '../stripe-errors.ts';

/** How long a checkout keeps others out: enough to look for a card, short because it costs nothing. */
const HELD_MS = 10 * MINUTE_MS;

export const holdEnds = (): string => new Date(now().getTime() + HELD_MS).toISOString();

/** True when it cannot be paid any more. */
const close = (intentId: string): Promise<boolean> =>
  askStripe('purchase', async (client) => {
    if (await cancelIntent(intentId, 'abandoned')) return true;
    return (await client.paymentIntents.retrieve(intentId)).status === 'canceled';
  });

/**
 * Closes another company's checkout whose time is over, so that it cannot be paid any more; a 409 while it runs, or
 * when it is being paid at this moment.
 */
export const takeOverHold = async ({ intentId, until }: PriorityHoldItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (until > now().toISOString()) throw new ApiError('priority_access_held');
  if (!(await close(intentId))) throw new ApiError('priority_access_held');
};

/**
 * Closes the company's own unpaid checkout for another worker: a company holds one worker at a time. A 409 when that
 * one is being paid at this moment.
 */
export const releaseHold = async ({ intentId }: PriorityCheckoutItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (!(await close(intentId))) throw new ApiError('payment_processing');
};

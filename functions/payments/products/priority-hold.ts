import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { conflict } from '../../http/errors.ts';
import { now } from '../../platform/clock.ts';
import { readPayment } from '../../table/payments/payment.ts';
import type { PriorityCheckoutItem, PriorityHoldItem } from '../../table/payments/priority-access.ts';
import { cancelIntent } from '../checkout/cancel-intent.ts';
import { NOT_SUBMITTED } from '../messages.ts';
import { askStripe } from '../stripe-errors.ts';

/** How long a checkout keeps others out: enough to look for a card, short because it costs nothing. */
const HELD_MS = 10 * MINUTE_MS;
const HELD = 'Another company is buying priority access to this skilled worker. Please try again in 10 minutes.';
const OTHER_IS_PAID = 'Your last payment is still being processed.';

export const holdEnds = (): string => new Date(now().getTime() + HELD_MS).toISOString();

/** True when it cannot be paid any more. */
const close = (intentId: string): Promise<boolean> =>
  askStripe(NOT_SUBMITTED, async (client) => {
    if (await cancelIntent(intentId, 'abandoned')) return true;
    return (await client.paymentIntents.retrieve(intentId)).status === 'canceled';
  });

/**
 * Closes another company's checkout whose time is over, so that it cannot be paid any more; a 409 while it runs, or
 * when it is being paid at this moment.
 */
export const takeOver = async ({ intentId, until }: PriorityHoldItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (until > now().toISOString()) throw conflict(HELD);
  if (!(await close(intentId))) throw conflict(HELD);
};

/**
 * Closes the company's own unpaid checkout for another worker: a company holds one worker at a time. A 409 when that one
 * is being paid at this moment.
 */
export const giveUp = async ({ intentId }: PriorityCheckoutItem): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state)) return;
  if (!(await close(intentId))) throw conflict(OTHER_IS_PAID);
};

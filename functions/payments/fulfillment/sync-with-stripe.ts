import { isDeepStrictEqual } from 'node:util';
import {
  canSettlePurchase,
  isDelivered,
  isPayable,
  type PurchaseState,
} from '@plumbline/shared/domain/money/payment-states';
import type Stripe from 'stripe';
import { nowIso } from '../../platform/clock.ts';
import { ConditionFailed, transact, type Write } from '../../table/core/transact.ts';
import { type PaymentItem, putPayment, readPayment } from '../../table/payments/payment.ts';
import { type PurchaseItem, putPurchase, readPurchase } from '../../table/payments/purchase.ts';
import { deliveryOf } from '../products/priced-purchase.ts';
import { saleOfFamily } from '../products/registry.ts';
import { deliveryWrites } from './fulfill.ts';
import { type Money, readMoney } from './read-stripe-status.ts';
import { giveBack } from './refund-undeliverable.ts';

export type Settled = { fulfilled: boolean; status: Stripe.PaymentIntent.Status };

/** Two deliveries of the webhook, the browser and reconciliation may all settle the same payment at once. */
const MAX_TRIES = 6;

/** Where the payment goes, with the writes that go with it. */
type Move = { state: PurchaseState; effects: Write[]; takenBack?: boolean };

const settleDelivered = async (payment: PaymentItem, to: PurchaseState, at: string): Promise<Move> => {
  const sale = saleOfFamily(payment.family);
  const effects =
    isDelivered(to) || sale.afterRefund === 'kept' ? [] : ((await sale.takeBack?.(deliveryOf(payment), at)) ?? []);
  return { state: to, effects, takenBack: effects.length > 0 };
};

/** Only the payment the purchase names may deliver; one that was replaced buys nothing, should it be paid after all. */
const settleUndelivered = async (
  payment: PaymentItem,
  to: PurchaseState,
  at: string,
  isCurrent: boolean,
): Promise<Move> => {
  const sale = saleOfFamily(payment.family);
  const delivery = deliveryOf(payment);
  const delivered = isDelivered(to) && isCurrent ? await deliveryWrites(sale, delivery, at) : undefined;
  if (delivered) return { state: to, effects: delivered };
  const state = isDelivered(to) ? 'succeeded' : to;
  return { state, effects: isPayable(state) ? [] : ((await sale.letGo?.(delivery)) ?? []) };
};

const moveOf = async (payment: PaymentItem, to: PurchaseState, at: string, isCurrent: boolean): Promise<Move> => {
  const { state: from } = payment;
  if (from === to || !canSettlePurchase(from, to)) return { state: from, effects: [] };
  return isDelivered(from) ? settleDelivered(payment, to, at) : settleUndelivered(payment, to, at, isCurrent);
};

const write = async (
  payment: PaymentItem,
  purchase: PurchaseItem | undefined,
  { state, effects, takenBack }: Move,
  { facts }: Money,
  at: string,
): Promise<void> => {
  const next: PaymentItem = { ...payment, ...facts, state, ...(takenBack && { takenBackAt: at }) };
  if (isDeepStrictEqual(payment, next)) return;
  const moved =
    purchase && purchase.state !== state ? [putPurchase({ ...purchase, state, updatedAt: at }, purchase)] : [];
  await transact(...effects, ...moved, putPayment(next, payment));
};

/** One look and at most one transaction, which fails when somebody else wrote in between. */
const settleOnce = async (payment: PaymentItem, purchase: PurchaseItem | undefined): Promise<Settled> => {
  const { intentId } = payment;
  const money = await readMoney(intentId);
  const at = nowIso();
  const current = purchase?.intentId === intentId ? purchase : undefined;
  const move = await moveOf(payment, money.asks, at, Boolean(current));
  await write(payment, current, move, money, at);
  const fulfilled = isDelivered(move.state);
  if (money.asks === 'fulfilled' && !fulfilled) await giveBack(intentId);
  return { fulfilled, status: money.status };
};

/**
 * Brings a payment, and its purchase, to where Stripe says the money stands: the one way of fulfilling, for the
 * webhook, the browser and reconciliation. What called it does not matter, only what Stripe answers now, so that late,
 * repeated, reordered and concurrent calls end the same. Undefined when the intent is not one of ours.
 */
export const settlePayment = async (intentId: string): Promise<Settled | undefined> => {
  for (let tries = 1; ; tries += 1) {
    // The table is read before Stripe is asked: whoever writes from a newer answer makes our condition fail.
    const payment = await readPayment(intentId);
    if (!payment) return undefined;
    const purchase = await readPurchase(payment);
    try {
      return await settleOnce(payment, purchase);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries === MAX_TRIES) throw error;
    }
  }
};

import { isDeepStrictEqual } from 'node:util';
import {
  canSettlePurchase,
  isFulfilled,
  isPayable,
  type PurchaseState,
} from '@plumbline/shared/domain/money/payment-states';
import type Stripe from 'stripe';
import { now, nowIso } from '../../../platform/clock.ts';
import { recordMetric } from '../../../platform/metrics/record-metric.ts';
import { retryOnConflict, transact, type Write } from '../../../table/core/transact.ts';
import { disputeTaskWrites } from '../../../table/payments/dispute-task.ts';
import { failedRefundCents, type PaymentItem, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { paymentListings, putPaymentListing } from '../../../table/payments/payment-listing.ts';
import { decidePaymentReport, ifPaymentUnreported, readPaymentReport } from '../../../table/payments/payment-report.ts';
import { type PurchaseItem, putPurchase, readPurchase } from '../../../table/payments/purchase.ts';
import { fulfillmentOf } from '../products/priced-purchase.ts';
import { handlerOfFamily } from '../products/registry.ts';
import { fulfillmentWrites } from './fulfill.ts';
import { readStripeStatus, type StripeStatus } from './read-stripe-status.ts';
import { refundUndeliverable } from './refund-undeliverable.ts';

export type SyncTerms = {
  /** The user whose browser confirmed the payment; the first one is stored once it is paid. */
  payer?: string | undefined;
  /** Changes the payment in the same write, such as the state of a requested refund. */
  amend?: (payment: PaymentItem) => PaymentItem;
};
export type SyncResult = { fulfilled: boolean; status: Stripe.PaymentIntent.Status };

/**
 * The most attempts. Two webhook deliveries, the browser and reconciliation can process the same payment concurrently.
 */
const TRIES = 6;

/** The next state of a payment, and the writes of its effects. `revoked` says that the delivery is removed. */
type Transition = { state: PurchaseState; effects: Write[]; revoked?: boolean };

const transitionOfFulfilled = async (payment: PaymentItem, to: PurchaseState, at: string): Promise<Transition> => {
  const handler = handlerOfFamily(payment.family);
  const effects =
    isFulfilled(to) || handler.afterRefund === 'kept'
      ? []
      : ((await handler.revoke?.(fulfillmentOf(payment), at)) ?? []);
  return { state: to, effects, revoked: effects.length > 0 };
};

/**
 * Returns the transition of a payment that hasn't been delivered. Only the payment that the purchase names delivers it;
 * a replaced payment buys nothing even when it is paid.
 */
const transitionOfUnfulfilled = async (
  payment: PaymentItem,
  to: PurchaseState,
  at: string,
  isCurrent: boolean,
): Promise<Transition> => {
  const handler = handlerOfFamily(payment.family);
  const fulfillment = fulfillmentOf(payment);
  const delivered = isFulfilled(to) && isCurrent ? await fulfillmentWrites(handler, fulfillment, at) : undefined;
  if (delivered) return { state: to, effects: delivered };
  const state = isFulfilled(to) ? 'succeeded' : to;
  return { state, effects: isPayable(state) ? [] : ((await handler.release?.(fulfillment)) ?? []) };
};

const transitionOf = async (
  payment: PaymentItem,
  to: PurchaseState,
  at: string,
  isCurrent: boolean,
): Promise<Transition> => {
  const { state: from } = payment;
  if (from === to || !canSettlePurchase(from, to)) return { state: from, effects: [] };
  return isFulfilled(from)
    ? transitionOfFulfilled(payment, to, at)
    : transitionOfUnfulfilled(payment, to, at, isCurrent);
};

/** Returns the writes that close the report of a refunded payment, or the condition that none is filed meanwhile. */
const reportWrites = async ({ intentId, family }: PaymentItem, at: string): Promise<Write[]> => {
  if (family !== 'unlock') return [];
  const report = await readPaymentReport(intentId);
  if (!report) return [ifPaymentUnreported(intentId)];
  return report.state === 'refunded' ? [] : decidePaymentReport({ ...report, state: 'refunded' }, report, at);
};

/**
 * Records the metrics of a transition, after its transaction. Each transition is recorded once, because only one
 * transaction with it succeeds.
 */
const recordTransition = (before: PaymentItem, { state, paidAt }: PaymentItem): void => {
  if (isFulfilled(state) && !isFulfilled(before.state)) {
    recordMetric('Purchases');
    if (paidAt) recordMetric('FulfillmentLag', Math.max(0, now().getTime() - Date.parse(paidAt)));
  }
  if (state === 'disputed' && before.state !== 'disputed') recordMetric('Disputes');
};

/**
 * Returns the refunded cents. Stripe's sum falls when a bank returns a refund, but the company is still owed it. The
 * sum can fall before the failure is noted.
 */
const refundedCents = (
  payment: PaymentItem,
  { amountRefunded: reported = 0 }: StripeStatus['facts'],
): Pick<PaymentItem, 'amountRefunded'> => {
  const amountRefunded = Math.max(payment.amountRefunded ?? 0, reported + failedRefundCents(payment));
  return amountRefunded > 0 ? { amountRefunded } : {};
};

const write = async (
  payment: PaymentItem,
  purchase: PurchaseItem | undefined,
  { state, effects, revoked }: Transition,
  { facts }: StripeStatus,
  at: string,
  { payer, amend }: SyncTerms,
): Promise<void> => {
  const paidBy = payment.paidBy ?? (facts.paidAt ? payer : undefined);
  const next: PaymentItem = {
    ...(amend ? amend(payment) : payment),
    ...facts,
    ...refundedCents(payment, facts),
    state,
    ...(paidBy && { paidBy }),
    ...(revoked && { takenBackAt: at }),
  };
  if (isDeepStrictEqual(payment, next)) return;
  const moved =
    purchase && purchase.state !== state ? [putPurchase({ ...purchase, state, updatedAt: at }, purchase)] : [];
  const isRefunded = state === 'refunded' && payment.state !== 'refunded';
  const decided = isRefunded ? await reportWrites(payment, at) : [];
  const tasks = disputeTaskWrites(payment, next, at);
  const listings = payment.paidAt ? [] : paymentListings(next).map(putPaymentListing);
  await transact(...effects, ...moved, ...decided, ...tasks, ...listings, putPayment(next, payment));
  recordTransition(payment, next);
};

/** Reads the intent at Stripe and writes at most one transaction, which fails after a concurrent write. */
const syncOnce = async (
  payment: PaymentItem,
  purchase: PurchaseItem | undefined,
  terms: SyncTerms,
): Promise<SyncResult> => {
  const { intentId } = payment;
  const stripeStatus = await readStripeStatus(intentId);
  const at = nowIso();
  const current = purchase?.intentId === intentId ? purchase : undefined;
  const transition = await transitionOf(payment, stripeStatus.targetState, at, Boolean(current));
  await write(payment, current, transition, stripeStatus, at, terms);
  const fulfilled = isFulfilled(transition.state);
  // A refund that the bank returned looks like a paid charge again, and a second refund would fail as well.
  const boughtNothing = stripeStatus.targetState === 'fulfilled' && !fulfilled && transition.state !== 'refunded';
  if (boughtNothing) await refundUndeliverable(intentId);
  return { fulfilled, status: stripeStatus.status };
};

/**
 * Updates a payment and its purchase to the state of the intent at Stripe. The webhook, the browser and reconciliation
 * all fulfill purchases by this function. The result depends on Stripe's current state only, so late, repeated,
 * reordered and concurrent calls have the same effect. Undefined when the intent isn't of this product.
 */
export const syncWithStripe = (intentId: string, terms: SyncTerms = {}): Promise<SyncResult | undefined> =>
  retryOnConflict(
    async () => {
      // The table is read before Stripe, so that the condition fails when another write used a newer response.
      const payment = await readPayment(intentId);
      return payment && syncOnce(payment, await readPurchase(payment), terms);
    },
    { tries: TRIES },
  );

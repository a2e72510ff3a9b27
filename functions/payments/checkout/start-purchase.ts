import { canStartPurchase, isPayable } from '@plumbline/shared/domain/money/payment-states';
import { conflict } from '../../http/errors.ts';
import { ConditionFailed, transact } from '../../table/core/transact.ts';
import { type PurchaseItem, putPurchase, readPurchase } from '../../table/payments/purchase.ts';
import { deliveryWrites } from '../fulfillment/fulfill.ts';
import { ALREADY_COMPLETED, CHANGED_MEANWHILE } from '../messages.ts';
import { deliveryOf, keyOf, newPurchase, type Order, priced, type Wish } from '../products/priced-purchase.ts';
import { openIntent } from './open-intent.ts';
import { reuseIntent } from './reuse-intent.ts';

export type Started = { id?: string; fulfilled?: boolean };

/** Two tabs, a double click and a settlement under way together lose a race no more often than this. */
const MAX_TRIES = 5;

/** A price of 0 needs no checkout. */
const giveFree = async (order: Order, previous: PurchaseItem | undefined): Promise<Started> => {
  const purchase = newPurchase(order, 'fulfilled');
  const { jobs, seeker } = order.subject;
  const writes = await deliveryWrites(order.sale, deliveryOf({ ...purchase, jobs, seeker }), purchase.createdAt);
  if (!writes) throw conflict(ALREADY_COMPLETED);
  await transact(putPurchase(purchase, previous), ...writes);
  return { fulfilled: true };
};

/**
 * The purchase is read before it is checked what is left to buy: a delivery writes both, so that one in between makes
 * the condition on the purchase fail.
 */
const attempt = async (wish: Wish): Promise<Started> => {
  const { company, sale, subject, product } = wish;
  const previous = await readPurchase(keyOf(wish));
  if (!canStartPurchase(previous?.state ?? 'none', sale.repeatable)) throw conflict(ALREADY_COMPLETED);
  const order = priced(wish, await sale.check(company, subject, product.slug));
  if (previous?.intentId && isPayable(previous.state)) {
    const reuse = await reuseIntent(order, previous.intentId);
    if (reuse === 'settled') return attempt(wish);
    if (reuse !== 'canceled') return reuse;
  }
  return order.amount === 0 ? giveFree(order, previous) : { id: await openIntent(order, previous) };
};

/** Stripe answers a key it knows with the intent it made before, and the one of a lost race is canceled. */
const withNewKey = (wish: Wish, tries: number): Wish =>
  tries === 1 ? wish : { ...wish, clientKey: `${wish.clientKey}:${tries}` };

/**
 * Starts a purchase, or goes on with the one that is open. The purchase item is written under a condition, so
 * that of two starts at the same time one wins and the other answers the winner's intent.
 */
export const startPurchase = async (wish: Wish): Promise<Started> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(withNewKey(wish, tries));
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (tries === MAX_TRIES) throw conflict(CHANGED_MEANWHILE);
    }
  }
};

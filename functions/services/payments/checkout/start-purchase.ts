import { canStartPurchase, isPayable } from '@plumbline/shared/domain/money/payment-states';
import { ApiError } from '../../../platform/errors.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { type PurchaseItem, putPurchase, readPurchase } from '../../../table/payments/purchase.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { requirePostsShown } from '../../visibility/posts-hidden.ts';
import { fulfillmentWrites } from '../fulfillment/fulfill.ts';
import {
  fulfillmentOf,
  keyOf,
  newPurchase,
  type PricedPurchase,
  type PurchaseRequest,
  priced,
} from '../products/priced-purchase.ts';
import type { ProductHandler } from '../products/product-handler.ts';
import { openIntent } from './open-intent.ts';
import { reuseIntent } from './reuse-intent.ts';

export type Started = { id?: string; fulfilled?: boolean };

/** The most attempts. Two tabs, a double click and a concurrent payment together cause fewer conflicts than this. */
const TRIES = 5;

/** Delivers a purchase with the price 0 without a checkout. */
const fulfillFreePurchase = async (
  pricedPurchase: PricedPurchase,
  previous: PurchaseItem | undefined,
): Promise<Started> => {
  const purchase = newPurchase(pricedPurchase, 'fulfilled');
  const { job, jobs, seeker } = pricedPurchase.subject;
  const writes = await fulfillmentWrites(
    pricedPurchase.handler,
    fulfillmentOf({ ...purchase, job, jobs, seeker }),
    purchase.createdAt,
  );
  if (!writes) throw new ApiError('purchase_completed');
  await transact(putPurchase(purchase, previous), ...writes);
  return { fulfilled: true };
};

/** Throws `posts_hidden` (403) when the product publishes a post and staff hide the posts of the company. */
const requirePublishable = async ({ publishes }: ProductHandler, company: string): Promise<void> => {
  const buyer = publishes ? await readCompanyProfile(company) : undefined;
  if (buyer) requirePostsShown(buyer);
};

/**
 * The purchase is read before checking what can be bought. A delivery writes both, so a concurrent one makes the
 * condition on the purchase fail.
 */
const attempt = async (request: PurchaseRequest): Promise<Started> => {
  const { company, handler, subject, product } = request;
  const previous = await readPurchase(keyOf(request));
  if (!canStartPurchase(previous?.state ?? 'none', handler.repeatable)) throw new ApiError('purchase_completed');
  const pricedPurchase = priced(request, await handler.check(company, subject, product.slug));
  await requirePublishable(handler, company);
  if (previous?.intentId && isPayable(previous.state)) {
    const reuse = await reuseIntent(pricedPurchase, previous.intentId);
    if (reuse === 'settled') return attempt(request);
    if (reuse !== 'canceled') return reuse;
  }
  return pricedPurchase.amount === 0
    ? fulfillFreePurchase(pricedPurchase, previous)
    : { id: await openIntent(pricedPurchase, previous) };
};

/**
 * Returns the request with another client key for each further attempt, because Stripe returns the canceled intent for
 * a known key.
 */
const withNewKey = (request: PurchaseRequest, tries: number): PurchaseRequest =>
  tries === 1 ? request : { ...request, clientKey: `${request.clientKey}:${tries}` };

/**
 * Starts a purchase, or continues the open one. The purchase is written under a condition, so that one of two
 * concurrent starts wins and the other returns the winner's intent. Throws `purchase_changed`.
 */
export const startPurchase = (request: PurchaseRequest): Promise<Started> =>
  retryOnConflict((tries) => attempt(withNewKey(request, tries)), {
    tries: TRIES,
    exhausted: () => new ApiError('purchase_changed'),
  });

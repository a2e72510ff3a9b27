import type { ProductSlug } from '@plumbline/shared/options/products';
import { nowIso } from '../../../platform/clock.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import type { PurchaseKey } from '../../../table/payments/purchase.ts';
import { firstCheckAt } from '../fulfillment/check-times.ts';
import type { Eligibility, Fulfillment, ProductHandler, Subject } from './product-handler.ts';

type Product = { slug: ProductSlug; name: string; amount: number };

/** A company's request to buy a product, before any check. */
export type PurchaseRequest = {
  company: string;
  userId: string;
  handler: ProductHandler;
  subject: Subject;
  /** `amount` is the price of one unit in cents. */
  product: Product;
  returnUrl: string;
  /** The idempotency key that the client chose. */
  clientKey: string;
};

/** A checked request; `amount` is the total price in cents. */
export type PricedPurchase = PurchaseRequest & { found: Eligibility; amount: number };

export const keyOf = ({ company, handler, subject }: PurchaseRequest): PurchaseKey => ({
  company,
  family: handler.family,
  subject: subject.key,
});

/**
 * Returns the request with its total price. Sending jobs costs the product's price for each job; other products cost it
 * once [APP-26].
 */
export const priced = (request: PurchaseRequest, found: Eligibility): PricedPurchase => ({
  ...request,
  found,
  subject: { ...request.subject, ...(found.jobs && { jobs: found.jobs }) },
  amount: request.product.amount * (found.jobs?.length ?? 1),
});

/** Returns the purchase at its first or next start. */
export const newPurchase = (pricedPurchase: PricedPurchase, state: 'created' | 'fulfilled', intentId?: string) => {
  const at = nowIso();
  return {
    ...keyOf(pricedPurchase),
    slug: pricedPurchase.product.slug,
    state,
    amount: pricedPurchase.amount,
    userId: pricedPurchase.userId,
    ...(intentId && { intentId }),
    createdAt: at,
    updatedAt: at,
  };
};

export const newPayment = (
  pricedPurchase: PricedPurchase,
  intentId: string,
  createdAt: string,
): Omit<PaymentItem, 'version'> => {
  const { subject, found, product } = pricedPurchase;
  return {
    ...keyOf(pricedPurchase),
    intentId,
    userId: pricedPurchase.userId,
    slug: product.slug,
    productName: product.name,
    amount: pricedPurchase.amount,
    ...(subject.job && { job: subject.job }),
    ...(subject.jobs && { jobs: subject.jobs }),
    ...(subject.seeker && { seeker: subject.seeker }),
    ...(found.jobName && { jobName: found.jobName }),
    returnUrl: pricedPurchase.returnUrl,
    state: 'created',
    createdAt,
    checkAt: firstCheckAt(),
  };
};

export const fulfillmentOf = <P extends Fulfillment>({ company, userId, subject, job, jobs, seeker, intentId }: P) =>
  ({ company, userId, subject, job, jobs, seeker, intentId }) as Pick<P, keyof Fulfillment>;

import type { ProductSlug } from '@plumbline/shared/options/products';
import { nowIso } from '../../platform/clock.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import type { PurchaseKey } from '../../table/payments/purchase.ts';
import { firstCheckAt } from '../fulfillment/check-times.ts';
import type { Delivery, Found, Sale, Subject } from './product-handler.ts';

type Product = { slug: ProductSlug; name: string; amount: number };

/** What a company asks for, before it is checked. */
export type Wish = {
  company: string;
  userId: string;
  sale: Sale;
  subject: Subject;
  /** `amount` is the price of one. */
  product: Product;
  returnUrl: string;
  /** The idempotency key the client chose. */
  clientKey: string;
};

/** The wish as it was checked and priced: `amount` in cents is what is to be paid. */
export type Order = Wish & { found: Found; amount: number };

export const keyOf = ({ company, sale, subject }: Wish): PurchaseKey => ({
  company,
  family: sale.family,
  subject: subject.key,
});

/** Each job that is sent costs the price; everything else costs it once (APP-26). */
export const priced = (wish: Wish, found: Found): Order => ({
  ...wish,
  found,
  subject: { ...wish.subject, ...(found.jobs && { jobs: found.jobs }) },
  amount: wish.product.amount * (found.jobs?.length ?? 1),
});

/** The purchase as it starts, or starts again. */
export const newPurchase = (order: Order, state: 'created' | 'fulfilled', intentId?: string) => {
  const at = nowIso();
  return {
    ...keyOf(order),
    slug: order.product.slug,
    state,
    amount: order.amount,
    userId: order.userId,
    ...(intentId && { intentId }),
    createdAt: at,
    updatedAt: at,
  };
};

export const newPayment = (order: Order, intentId: string, createdAt: string): Omit<PaymentItem, 'version'> => {
  const { subject, found, product } = order;
  return {
    ...keyOf(order),
    intentId,
    userId: order.userId,
    slug: product.slug,
    productName: product.name,
    amount: order.amount,
    ...(subject.job && { job: subject.job }),
    ...(subject.jobs && { jobs: subject.jobs }),
    ...(subject.seeker && { seeker: subject.seeker }),
    ...(found.jobName && { jobName: found.jobName }),
    returnUrl: order.returnUrl,
    state: 'created',
    createdAt,
    checkAt: firstCheckAt(),
  };
};

export const deliveryOf = <P extends Delivery>({ company, userId, subject, jobs, seeker, intentId }: P) =>
  ({ company, userId, subject, jobs, seeker, intentId }) as Pick<P, keyof Delivery>;

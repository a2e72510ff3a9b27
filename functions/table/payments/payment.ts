import { isPayable, isSettled, productFamilies, purchaseStates } from '@plumbline/shared/domain/money/payment-states';
import { productSlugs } from '@plumbline/shared/options/products';
import {
  BatchGetRequest,
  ConditionCheck,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { type DueList, queryDue } from '../core/due/due-list.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

/** The index of paid payments. Stripe's dates are whole seconds, so `createdAt` orders payments of the same second. */
const paidPayments = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'PAYMENT#{paidAt}#{createdAt}#{intentId}',
  finds: 'What a company paid, by date',
});
const openPaymentsAbout = indexPattern('gsi2', {
  partition: 'PROFILE#{seeker}',
  sort: 'OPEN-PAYMENT#{intentId}',
  finds: 'The open checkouts about a seeker',
});
/** The index of payments that aren't settled yet, by the time of their next check. */
const dueChecks = indexPattern('gsi3', {
  partition: 'PAYMENT-CHECKS#{shard}',
  sort: '{checkAt}#{intentId}',
  finds: 'The payments reconciliation is due to look at',
});

/** Returns the stored key of a payment. */
export const paymentKey = keyTemplate('PAYMENT#{intentId}', 'PAYMENT');

/** A payment intent, with the product and price, its state, and whether it was refunded or disputed. */
export const Payment = new Entity({
  name: 'Payment',
  table,
  timestamps: false,
  schema: item({
    intentId: string().key(),
    company: string(),
    /** The user who started the checkout. */
    userId: string(),
    /** The first user whose browser confirmed the payment; several users of a company can open one checkout. */
    paidBy: string().optional(),
    family: string().enum(...productFamilies),
    subject: string(),
    slug: string().enum(...productSlugs),
    productName: string(),
    /** The price in cents when the intent was created. */
    amount: number(),
    job: string().optional(),
    /** The ids of the jobs that are sent, sorted. */
    jobs: list(string()).optional(),
    /** The name of the job, or of the first of several. */
    jobName: string().optional(),
    seeker: string().optional(),
    returnUrl: string(),
    state: string().enum(...purchaseStates),
    createdAt: string(),
    /** When reconciliation checks an unsettled payment next (ISO). */
    checkAt: string(),
    paidAt: string().optional(),
    cardBrand: string().optional(),
    cardLast4: string().optional(),
    receiptUrl: string().optional(),
    /** The refunded cents so far; a partial refund leaves the payment paid. */
    amountRefunded: number().optional(),
    /** Stripe's status of the dispute. */
    disputeStatus: string().optional(),
    /** When the delivery was removed because of a refund (ISO). */
    takenBackAt: string().optional(),
    /** The staff member who refunded the payment, the date and the reason. */
    refund: map({ by: string(), at: string(), reason: string() }).optional(),
    version: number(),
  }).and((schema) => ({
    ...indexKeys(schema, paidPayments, ({ paidAt, ...payment }) =>
      paidAt === undefined ? undefined : { ...payment, paidAt },
    ),
    ...indexKeys(schema, openPaymentsAbout, ({ intentId, state, seeker }) =>
      seeker !== undefined && isPayable(state) ? { intentId, seeker } : undefined,
    ),
    ...indexKeys(schema, dueChecks, ({ intentId, state, checkAt }) =>
      isSettled(state) ? undefined : { intentId, checkAt, shard: dueShard(intentId) },
    ),
  })),
  computeKey: paymentKey,
});
export type PaymentItem = FormattedItem<typeof Payment>;

export const readPayment = async (intentId: string): Promise<PaymentItem | undefined> =>
  (await Payment.build(GetItemCommand).key({ intentId }).options({ consistent: true }).send()).Item;

export const paymentRequest = (intentId: string) => Payment.build(BatchGetRequest).key({ intentId });

/** Writes the next version of a payment; fails when it has changed since it was read (`previous`). */
export const putPayment = (payment: Omit<PaymentItem, 'version'>, previous: PaymentItem | undefined) => {
  const next: PaymentItem = { ...payment, version: (previous?.version ?? 0) + 1 };
  return Payment.build(PutTransaction)
    .item(next)
    .options({ condition: previous ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false } });
};

/** Fails unless the payment is delivered. */
export const ifPaymentFulfilled = (intentId: string) =>
  Payment.build(ConditionCheck).key({ intentId }).condition({ attr: 'state', eq: 'fulfilled' });

/**
 * Fails once staff have requested a refund, or the payment is refunded. The check of the state is a second safeguard,
 * because a refund also closes the report of its payment.
 */
export const ifPaymentNotRefunded = (intentId: string) =>
  Payment.build(ConditionCheck)
    .key({ intentId })
    .condition({
      and: [
        { attr: 'state', ne: 'refunded' },
        { attr: 'refund', exists: false },
      ],
    });

/** Returns a page of what a company paid, newest first. */
export const listPaidPayments = (company: string, page: Page) =>
  queryPage(Payment, paidPayments.list({ company }), { ...page, reverse: true });

/** Returns the unpaid checkouts about a seeker, of all companies. */
export const listOpenPaymentsAbout = (seeker: string): Promise<PaymentItem[]> =>
  queryAll(Payment, openPaymentsAbout.list({ seeker }));

/** The unsettled payments that are due for a check. */
export const duePayments: DueList<PaymentItem> = {
  name: 'payment-checks',
  shards: dueShards,
  list: (shard, query) => queryDue([Payment], dueChecks.list({ shard }), query),
};

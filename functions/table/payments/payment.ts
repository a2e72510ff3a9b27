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
import { dueShard, dueShards } from '../core/due-shards.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

/** Only what was paid; Stripe's dates are whole seconds, so ours decides within one. */
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
/** Payments that are not settled yet, by the time of their next check. */
const dueChecks = indexPattern('gsi3', {
  partition: 'PAYMENT-CHECKS#{shard}',
  sort: '{checkAt}#{intentId}',
  finds: 'The payments reconciliation is due to look at',
});

/** The key of a payment as it is stored. */
export const paymentKey = keyTemplate('PAYMENT#{intentId}', 'PAYMENT');

/** One payment intent with what was bought at which price, its state, and what became of the money. */
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
    /** Cents, as they were when the intent was made. */
    amount: number(),
    job: string().optional(),
    /** The jobs that are sent, sorted. */
    jobs: list(string()).optional(),
    /** Of the job, or of the first of several. */
    jobName: string().optional(),
    seeker: string().optional(),
    returnUrl: string(),
    state: string().enum(...purchaseStates),
    createdAt: string(),
    /** When reconciliation looks at it next, while it is not settled. */
    checkAt: string(),
    paidAt: string().optional(),
    cardBrand: string().optional(),
    cardLast4: string().optional(),
    receiptUrl: string().optional(),
    /** Cents given back so far; a partial refund leaves the payment paid. */
    amountRefunded: number().optional(),
    /** Stripe's status of the dispute. */
    disputeStatus: string().optional(),
    /** When what was delivered was taken back, because the money had gone back. */
    takenBackAt: string().optional(),
    /** The member of staff who refunded the payment, the date and the reason. */
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

/** Writes the next version of a payment; fails when it is no longer as it was read (`previous`). */
export const putPayment = (payment: Omit<PaymentItem, 'version'>, previous: PaymentItem | undefined) => {
  const next: PaymentItem = { ...payment, version: (previous?.version ?? 0) + 1 };
  return Payment.build(PutTransaction)
    .item(next)
    .options({ condition: previous ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false } });
};

/** Fails when the payment is not, or no longer, a delivered one. */
export const ifPaymentFulfilled = (intentId: string) =>
  Payment.build(ConditionCheck).key({ intentId }).condition({ attr: 'state', eq: 'fulfilled' });

/**
 * Fails once staff asked for a refund, or the money went back by itself. A refund closes the report of its payment too,
 * so the state is a second guard.
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

/** What a company paid, newest first. */
export const listPaidPayments = (company: string, page: Page) =>
  queryPage(Payment, paidPayments.list({ company }), { ...page, reverse: true });

/** The checkouts about a seeker that no one has paid yet, whichever company's. */
export const listOpenPaymentsAbout = (seeker: string): Promise<PaymentItem[]> =>
  queryAll(Payment, openPaymentsAbout.list({ seeker }));

/** Unsettled payments due for a look at `at` (ISO), longest due first, at most `limit`. */
export const listDuePayments = async (at: string, limit: number): Promise<PaymentItem[]> => {
  const due = await Promise.all(
    dueShards.map((shard) => queryPage(Payment, dueChecks.list({ shard }), { to: `${at}#~`, limit })),
  );
  return due
    .flatMap(({ items }) => items)
    .toSorted((a, b) => a.checkAt.localeCompare(b.checkAt))
    .slice(0, limit);
};

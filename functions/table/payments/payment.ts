import { isPayable, isSettled, productFamilies, purchaseStates } from '@plumbline/shared/domain/money/payment-states';
import { productSlugs } from '@plumbline/shared/options/products';
import {
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  number,
  PutTransaction,
  QueryCommand,
  string,
} from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { dueShard, dueShards } from '../core/due-shards.ts';
import { table } from '../core/table.ts';

/** One payment intent with what was bought at which price, where it stands, and what became of the money. */
export const Payment = new Entity({
  name: 'Payment',
  table,
  timestamps: false,
  schema: item({
    intentId: string().key(),
    company: string(),
    userId: string(),
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
    /** Stripe's word for where the dispute stands. */
    disputeStatus: string().optional(),
    /** When what was delivered was taken back, because the money had gone back. */
    takenBackAt: string().optional(),
    /** Who of the staff gave the money back, when and why. */
    refund: map({ by: string(), at: string(), reason: string() }).optional(),
    version: number(),
    gsi1pk: string().optional().hidden(),
    gsi1sk: string().optional().hidden(),
    gsi2pk: string().optional().hidden(),
    gsi2sk: string().optional().hidden(),
    gsi3pk: string().optional().hidden(),
    gsi3sk: string().optional().hidden(),
  }),
  computeKey: ({ intentId }) => ({ pk: `PAYMENT#${intentId}`, sk: 'PAYMENT' }),
});
export type PaymentItem = FormattedItem<typeof Payment>;

const HISTORY = 'PAYMENT#';
/** Unsettled payments only. */
const CHECKS = 'PAYMENT-CHECKS';

/** The company's history holds what was paid, by date; Stripe's dates are whole seconds, so ours decides within one. */
const historyKeys = ({ company, paidAt, createdAt, intentId }: PaymentItem) =>
  paidAt ? { gsi1pk: `PROFILE#${company}`, gsi1sk: `${HISTORY}${paidAt}#${createdAt}#${intentId}` } : {};

const checkKeys = ({ intentId, state, checkAt }: PaymentItem) =>
  isSettled(state) ? {} : { gsi3pk: dueShard(CHECKS, intentId), gsi3sk: `${checkAt}#${intentId}` };

/** Where the open checkouts about a seeker are found. */
const OPEN = 'OPEN-PAYMENT#';
const openKeys = ({ intentId, state, seeker }: PaymentItem) =>
  seeker && isPayable(state) ? { gsi2pk: `PROFILE#${seeker}`, gsi2sk: `${OPEN}${intentId}` } : {};

export const readPayment = async (intentId: string): Promise<PaymentItem | undefined> =>
  (await Payment.build(GetItemCommand).key({ intentId }).options({ consistent: true }).send()).Item;

/** Writes the next version of a payment; fails when it is no longer as it was read (`previous`). */
export const putPayment = (payment: Omit<PaymentItem, 'version'>, previous: PaymentItem | undefined) => {
  const next: PaymentItem = { ...payment, version: (previous?.version ?? 0) + 1 };
  return Payment.build(PutTransaction)
    .item({ ...next, ...historyKeys(next), ...openKeys(next), ...checkKeys(next) })
    .options({ condition: previous ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false } });
};

/** What a company paid, newest first. */
export const listPaidPayments = async (
  company: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const history = { index: 'gsi1', partition: `PROFILE#${company}`, prefix: HISTORY } as const;
  const start = decodeCursor(cursor, history);
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(Payment)
    .query({ index: history.index, partition: history.partition, range: { beginsWith: history.prefix } })
    .options({ reverse: true, limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};

/** The checkouts about a seeker that nobody has paid yet, whichever company's. */
export const listOpenPaymentsAbout = async (seeker: string): Promise<PaymentItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Payment)
    .query({ index: 'gsi2', partition: `PROFILE#${seeker}`, range: { beginsWith: OPEN } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send();
  return items ?? [];
};

const listDueInShard = async (shard: string, at: string, limit: number): Promise<PaymentItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Payment)
    .query({ index: 'gsi3', partition: shard, range: { lte: `${at}#~` } })
    .options({ limit })
    .send();
  return items ?? [];
};

/** Unsettled payments due for a look at `at` (ISO), longest due first, at most `limit`. */
export const listDuePayments = async (at: string, limit: number): Promise<PaymentItem[]> => {
  const due = await Promise.all(dueShards(CHECKS).map((shard) => listDueInShard(shard, at, limit)));
  return due
    .flat()
    .toSorted((a, b) => a.checkAt.localeCompare(b.checkAt))
    .slice(0, limit);
};

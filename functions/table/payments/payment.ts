import {
  isPayable,
  isSettled,
  type PurchaseState,
  paymentStatusOf,
  productFamilies,
  purchaseStates,
  type StaffPaymentFilter,
} from '@plumbline/shared/domain/money/payment-states';
import { refundPartStates } from '@plumbline/shared/domain/money/refunds/refund-parts';
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
import { eitherIndexKeys } from '../core/index-keys.ts';
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
/** The index of payments that aren't settled yet or have an open refund, by the time of their next check. */
const dueChecks = indexPattern('gsi3', {
  partition: 'PAYMENT-CHECKS#{shard}',
  sort: '{checkAt}#{intentId}',
  finds: 'The payments reconciliation is due to look at',
});

/** The index of all paid payments. It shares gsi2 with open checkouts, because a paid one is no longer open. */
const allPayments = indexPattern('gsi2', {
  partition: 'PAYMENTS',
  sort: '{paidAt}#{createdAt}#{intentId}',
  finds: 'What all companies paid, by date',
});
/** The index of settled payments by status. It shares gsi3 with checks, which end when a payment is settled. */
const paymentsByStatus = indexPattern('gsi3', {
  partition: 'PAYMENTS#{status}',
  sort: '{paidAt}#{createdAt}#{intentId}',
  finds: 'The paid, disputed or refunded payments of all companies, by date',
});
/**
 * The index of checkouts whose last card was declined, also when they were canceled after that. It shares gsi1 with
 * paid payments.
 */
const declinedPayments = indexPattern('gsi1', {
  partition: 'DECLINED-PAYMENTS',
  sort: '{createdAt}#{intentId}',
  finds: 'The checkouts of all companies whose last card was declined, by date',
});

type PaymentFacts = {
  intentId: string;
  createdAt: string;
  paidAt?: string | undefined;
  state: PurchaseState;
  disputeStatus?: string | undefined;
  refund?: object | undefined;
  refundParts?: readonly { state: string }[] | undefined;
  lastDecline?: object | undefined;
};

/** Returns whether staff have requested a refund that Stripe has neither made nor refused. */
export const hasOpenRefund = ({ state, refund, refundParts = [] }: Omit<PaymentFacts, 'intentId' | 'createdAt'>) =>
  state !== 'refunded' && (refund !== undefined || refundParts.some((part) => part.state === 'requested'));

/** Returns whether reconciliation checks a payment: until it is settled, and while a refund is open. */
export const isChecked = (payment: Omit<PaymentFacts, 'intentId' | 'createdAt'>): boolean =>
  !isSettled(payment.state) || hasOpenRefund(payment);

const declinedValues = ({ intentId, createdAt, paidAt, state, lastDecline }: PaymentFacts) =>
  paidAt === undefined && (state === 'failed' || (state === 'canceled' && lastDecline))
    ? { intentId, createdAt }
    : undefined;
const paidValues = ({ intentId, createdAt, paidAt }: PaymentFacts) =>
  paidAt === undefined ? undefined : { intentId, createdAt, paidAt };
const statusValues = (payment: PaymentFacts) => {
  const values = isChecked(payment) ? undefined : paidValues(payment);
  return values && { ...values, status: paymentStatusOf(payment.state, payment.disputeStatus) };
};

/** Returns the attributes by which staff find a stored payment. Migration 0013 adds them to earlier ones. */
export const staffListKeys = (payment: PaymentFacts): Record<string, string> => {
  const [declined, paid, status] = [declinedValues(payment), paidValues(payment), statusValues(payment)];
  return {
    ...(declined && declinedPayments.keys(declined)),
    ...(paid && allPayments.keys(paid)),
    ...(status && paymentsByStatus.keys(status)),
  };
};

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
    /** When reconciliation checks an unsettled payment, or one with an open refund, next (ISO). */
    checkAt: string(),
    paidAt: string().optional(),
    cardBrand: string().optional(),
    cardLast4: string().optional(),
    receiptUrl: string().optional(),
    /** The refunded cents so far; a partial refund leaves the payment paid. */
    amountRefunded: number().optional(),
    /** Stripe's status of the dispute. */
    disputeStatus: string().optional(),
    /** When the dispute was opened, why, and until when the bank waits for a response (ISO). */
    disputedAt: string().optional(),
    disputeReason: string().optional(),
    disputeDueBy: string().optional(),
    /** Why the last card was declined: Stripe's code, and its text for the cardholder. */
    lastDecline: map({ code: string(), message: string() }).optional(),
    /** When the delivery was removed because of a refund (ISO). */
    takenBackAt: string().optional(),
    /** Who on the staff refunded all that was left of the payment, the date, the reason and the id of the request. */
    refund: map({ by: string(), at: string(), reason: string(), id: string().optional() }).optional(),
    /** The parts that staff refund, oldest first. The audit log has their reasons. */
    refundParts: list(
      map({
        id: string(),
        by: string(),
        at: string(),
        amount: number(),
        state: string().enum(...refundPartStates),
      }),
    ).optional(),
    /** The refunds that Stripe made and the bank returned later, oldest first, with Stripe's reason. */
    failedRefunds: list(map({ id: string(), at: string(), amount: number(), reason: string() })).optional(),
    version: number(),
  }).and((schema) => ({
    ...eitherIndexKeys(
      schema,
      [paidPayments, ({ paidAt, ...payment }) => (paidAt === undefined ? undefined : { ...payment, paidAt })],
      [declinedPayments, declinedValues],
    ),
    ...eitherIndexKeys(
      schema,
      [
        openPaymentsAbout,
        ({ intentId, state, seeker }) => (seeker !== undefined && isPayable(state) ? { intentId, seeker } : undefined),
      ],
      [allPayments, paidValues],
    ),
    ...eitherIndexKeys(
      schema,
      [
        dueChecks,
        (payment) =>
          isChecked(payment)
            ? { intentId: payment.intentId, checkAt: payment.checkAt, shard: dueShard(payment.intentId) }
            : undefined,
      ],
      [paymentsByStatus, statusValues],
    ),
  })),
  computeKey: paymentKey,
});
export type PaymentItem = FormattedItem<typeof Payment>;
export type RefundPart = NonNullable<PaymentItem['refundParts']>[number];

/** Returns the cents of the refunds that staff have requested and Stripe has neither made nor refused. */
export const openRefundCents = (payment: PaymentItem): number => {
  const { amount, amountRefunded = 0, refund, refundParts = [] } = payment;
  if (!hasOpenRefund(payment)) return 0;
  if (refund) return amount - amountRefunded;
  return refundParts.filter(({ state }) => state === 'requested').reduce((sum, part) => sum + part.amount, 0);
};

/** Returns the cents of the refunds that the bank returned. */
export const failedRefundCents = ({ failedRefunds = [] }: Pick<PaymentItem, 'failedRefunds'>): number =>
  failedRefunds.reduce((sum, { amount }) => sum + amount, 0);

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

/** The instants (ISO) between which payments are listed; `to` is the first one after them. */
export type PaymentPeriod = { from?: string | undefined; to?: string | undefined };

/** Is greater than every date, so that a period without an end includes all later payments. */
const END = '~';

/** Returns the range of a list by date. It has two ends or none, because a range is a single condition of the query. */
export const rangeOf = ({ from, to }: PaymentPeriod) => (from || to ? { from: from ?? '', to: to ?? END } : {});

/** Returns a page of what a company paid, newest first. */
export const listPaidPayments = (company: string, { from, to, ...page }: Page & PaymentPeriod) => {
  const list = paidPayments.list({ company });
  return queryPage(Payment, list, { ...page, ...rangeOf({ from, to }), reverse: true });
};

/**
 * Returns a page of the payments of all companies, newest first, of one status or all paid ones. Makes one query. A
 * payment that was paid but not delivered is only in the list without a status, until it is refunded.
 */
export const listPayments = (
  { status, from, to }: PaymentPeriod & { status?: StaffPaymentFilter | undefined },
  page: Page,
) => {
  const paid = status ? paymentsByStatus.list({ status }) : allPayments.list({});
  const list = status === 'declined' ? declinedPayments.list({}) : paid;
  return queryPage(Payment, list, { ...page, ...rangeOf({ from, to }), reverse: true });
};

/** Returns the unpaid checkouts about a seeker, of all companies. */
export const listOpenPaymentsAbout = (seeker: string): Promise<PaymentItem[]> =>
  queryAll(Payment, openPaymentsAbout.list({ seeker }));

/** The unsettled payments, and those with an open refund, that are due for a check. */
export const duePayments: DueList<PaymentItem> = {
  name: 'payment-checks',
  shards: dueShards,
  list: (shard, query) => queryDue([Payment], dueChecks.list({ shard }), query),
};

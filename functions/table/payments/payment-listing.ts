import { BatchGetRequest, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { type PaymentItem, type PaymentPeriod, rangeOf } from './payment.ts';

const paymentsByFact = tablePattern({
  partition: 'PAYMENTS-BY#{fact}#{value}',
  sort: '{paidAt}#{intentId}',
  finds: 'What all companies paid with a card, of an amount, or for a person, by date',
});

/** The facts by which staff find a paid payment: the end of the card, the cents, and the profile id of the person. */
const facts = ['card', 'amount', 'seeker'] as const;
export type PaymentFact = (typeof facts)[number];

/**
 * The entries by which staff find a payment: one for each of its facts, written when it is paid. They never change,
 * because none of these facts does.
 */
export const PaymentListing = new Entity({
  name: 'PaymentListing',
  table,
  timestamps: false,
  schema: item({
    fact: string()
      .enum(...facts)
      .key(),
    value: string().key(),
    paidAt: string().key(),
    intentId: string().key(),
  }),
  computeKey: paymentsByFact.keys,
});
export type PaymentListingItem = FormattedItem<typeof PaymentListing>;

/** Returns the entries of a payment; none until it is paid. */
export const paymentListings = (payment: Omit<PaymentItem, 'version'>): PaymentListingItem[] => {
  const { intentId, paidAt, cardLast4, amount, seeker } = payment;
  if (!paidAt) return [];
  const values = { card: cardLast4, amount: String(amount), seeker };
  return facts.flatMap((fact) => {
    const value = values[fact];
    return value ? { fact, value, paidAt, intentId } : [];
  });
};

export const putPaymentListing = (listing: PaymentListingItem) => PaymentListing.build(PutTransaction).item(listing);

export const paymentListingRequest = (listing: PaymentListingItem) =>
  PaymentListing.build(BatchGetRequest).key(listing);

/** Returns a page of the entries with a fact, newest first, in one query. */
export const listPaymentsByFact = (
  { fact, value, from, to }: PaymentPeriod & { fact: PaymentFact; value: string },
  page: Page,
) =>
  queryPage(PaymentListing, paymentsByFact.list({ fact, value }), { ...page, ...rangeOf({ from, to }), reverse: true });

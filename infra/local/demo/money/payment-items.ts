import { type PaymentItem, putPayment } from '@plumbline/functions/table/payments/payment';
import { paymentListings, putPaymentListing } from '@plumbline/functions/table/payments/payment-listing';
import { putPurchase } from '@plumbline/functions/table/payments/purchase';
import { newStripeCustomer } from '@plumbline/functions/table/payments/stripe-customer';
import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import { type Item, itemOf } from '../items/items.ts';
import type { PaidPurchase, PlayedMoney } from './pay.ts';

const itemsOf = ({ charge, refund, paidAt: at, ...bought }: PaidPurchase, staff: string): Item[] => {
  const { company, userId, family, subject, slug, amount, intentId } = bought;
  const paidAt = new Date(charge.created * 1000).toISOString();
  const card = charge.payment_method_details?.card;
  const state = refund ? 'refunded' : 'fulfilled';
  const refundedAt = refund?.at.toISOString();
  const payment: Omit<PaymentItem, 'version'> = {
    ...bought,
    returnUrl: '/toolbox/billing',
    state,
    createdAt: paidAt,
    checkAt: paidAt,
    paidAt,
    ...(card?.brand && { cardBrand: card.brand }),
    ...(card?.last4 && { cardLast4: card.last4 }),
    ...(charge.receipt_url && { receiptUrl: charge.receipt_url }),
    ...(refund &&
      refundedAt && {
        amountRefunded: amount,
        takenBackAt: refundedAt,
        refund: { by: staff, at: refundedAt, reason: refund.reason },
      }),
  };
  const purchase = putPurchase(
    {
      company,
      family,
      subject,
      slug,
      state,
      amount,
      userId,
      intentId,
      createdAt: paidAt,
      updatedAt: refundedAt ?? at.toISOString(),
    },
    undefined,
  );
  return [
    itemOf(putPayment(payment, undefined)),
    ...paymentListings(payment).map((listing) => itemOf(putPaymentListing(listing))),
    itemOf(purchase),
  ];
};

/** Returns customers, payments and purchases as items of the table. `staff` is the user who made the refunds. */
export const paymentItems = ({ customers, paid }: PlayedMoney, staff: string): Item[] => [
  ...customers.map((customer) => itemOf(newStripeCustomer(customer))),
  ...paid.flatMap((purchase) => itemsOf(purchase, staff)),
];

/** Returns the intent that paid for unlocking a seeker, or for a purchase of another family. */
export const intentOf = (
  { paid }: PlayedMoney,
  company: string,
  subject: string,
  family: ProductFamily = 'unlock',
): string | undefined =>
  paid.find((each) => each.company === company && each.subject === subject && each.family === family && !each.refund)
    ?.intentId;

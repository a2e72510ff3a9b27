import type Stripe from 'stripe';
import type { PaymentItem } from '../../../functions/table/payments/payment.ts';
import type { Session } from './session.ts';

/** A payment at Stripe and its stored record. */
export type Both = {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge | undefined;
  payment: PaymentItem | undefined;
  isLost: boolean;
};

export const keepsMoney = ({ charge, isLost }: Both): boolean => Boolean(charge && !charge.refunded && !isLost);

/** Every intent at Stripe with its payment. */
export const readBoth = async ({ stripe, store }: Session): Promise<Both[]> => {
  const [intents, charges] = await Promise.all([
    stripe.sdk.paymentIntents.list({ limit: 100 }),
    stripe.sdk.charges.list({ limit: 100 }),
  ]);
  const isDisputed = charges.data.some(({ disputed }) => disputed);
  const disputes = isDisputed ? await stripe.sdk.disputes.list({ limit: 100 }) : { data: [] };
  const payments = store.ofEntity('Payment') as PaymentItem[];
  return intents.data.map((intent) => ({
    intent,
    charge: charges.data.find((each) => each.payment_intent === intent.id && each.paid),
    payment: payments.find(({ intentId }) => intentId === intent.id),
    isLost: disputes.data.some((each) => each.payment_intent === intent.id && each.status === 'lost'),
  }));
};

import type Stripe from 'stripe';
import { hasOpenRefund, type PaymentItem, type RefundPart, readPayment } from '../../../table/payments/payment.ts';
import { askStripe, isRefusedByStripe, stripeCode } from '../stripe-errors.ts';
import { syncWithStripe } from './sync-with-stripe.ts';

/** The maximum number of refunds of a payment that are read at Stripe, which is more than a payment can have. */
const MOST_REFUNDS = 100;

type OpenRefund = NonNullable<PaymentItem['refund']>;
type Outcome = { endedParts: ReadonlyMap<string, RefundPart['state']>; isRestRefused: boolean };

/**
 * Refunds a part at Stripe, once. The refund's metadata has the id of the part, because Stripe forgets idempotency keys
 * after 24 hours.
 */
const refundPart = async (client: Stripe, intentId: string, part: RefundPart): Promise<RefundPart['state']> => {
  const { data } = await client.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS });
  if (data.some(({ metadata }) => metadata?.part === part.id)) return 'refunded';
  const { id, by: staff, amount } = part;
  try {
    await client.refunds.create(
      { payment_intent: intentId, amount, metadata: { staff, part: id } },
      { idempotencyKey: `refund:${intentId}:${id}` },
    );
    return 'refunded';
  } catch (error) {
    if (isRefusedByStripe(error)) return 'refused';
    throw error;
  }
};

/**
 * Refunds at Stripe all that is left of a payment. Returns false when Stripe refuses it, such as during a dispute. A
 * later request has another id, so that Stripe doesn't repeat its refusal.
 */
const refundRest = async (client: Stripe, intentId: string, { by, id }: OpenRefund): Promise<boolean> => {
  try {
    await client.refunds.create(
      { payment_intent: intentId, metadata: { staff: by } },
      { idempotencyKey: ['refund', intentId, id].filter(Boolean).join(':') },
    );
    return true;
  } catch (error) {
    if (isRefusedByStripe(error)) return stripeCode(error) === 'charge_already_refunded';
    throw error;
  }
};

const askForRefunds = ({ intentId, refund, refundParts = [] }: PaymentItem): Promise<Outcome> =>
  askStripe('payment', async (client) => {
    const endedParts = new Map<string, RefundPart['state']>();
    for (const part of refundParts) {
      if (part.state === 'requested') endedParts.set(part.id, await refundPart(client, intentId, part));
    }
    return { endedParts, isRestRefused: refund ? !(await refundRest(client, intentId, refund)) : false };
  });

/** Returns the payment after Stripe's decisions. A refused refund of the rest is forgotten, so that staff can retry. */
const withOutcome = (payment: PaymentItem, { endedParts, isRestRefused }: Outcome): PaymentItem => {
  const { refund, refundParts, ...rest } = payment;
  return {
    ...rest,
    ...(refund && !isRestRefused && { refund }),
    ...(refundParts && {
      refundParts: refundParts.map((part) => ({ ...part, state: endedParts.get(part.id) ?? part.state })),
    }),
  };
};

/**
 * Makes the refunds of a payment that staff have requested, and stores what Stripe did. Callers are the request itself
 * and reconciliation, which finishes requests after a crash. Repeated and concurrent calls refund nothing twice.
 */
export const finishRefunds = async (intentId: string): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !hasOpenRefund(payment)) return;
  const outcome = await askForRefunds(payment);
  await syncWithStripe(intentId, { amend: (current) => withOutcome(current, outcome) });
};

import type { PurchaseState } from '@plumbline/shared/domain/money/payment-states';
import type Stripe from 'stripe';
import type { PaymentItem } from '../../../table/payments/payment.ts';
import { askStripe } from '../stripe-errors.ts';

/** The current state of a payment at Stripe, in the product's terms. */
export type StripeStatus = {
  status: Stripe.PaymentIntent.Status;
  /** The state that the purchase has to reach. */
  targetState: PurchaseState;
  facts: Partial<
    Pick<
      PaymentItem,
      | 'paidAt'
      | 'cardBrand'
      | 'cardLast4'
      | 'receiptUrl'
      | 'amountRefunded'
      | 'disputeStatus'
      | 'disputedAt'
      | 'disputeReason'
      | 'disputeDueBy'
      | 'lastDecline'
    >
  >;
};

const stateOfUnpaid = ({ status, last_payment_error: error }: Stripe.PaymentIntent): PurchaseState => {
  if (status === 'canceled') return 'canceled';
  if (status === 'processing') return 'processing';
  return error ? 'failed' : 'created';
};

/** The final states of a dispute after which the product keeps the money. */
const HARMLESS: readonly string[] = ['won', 'prevented', 'warning_closed'] satisfies Stripe.Dispute.Status[];

const isoOf = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString();

const disputeFacts = ({ status, created, reason, evidence_details }: Stripe.Dispute): StripeStatus['facts'] => ({
  disputeStatus: status,
  disputedAt: isoOf(created),
  disputeReason: reason,
  ...(evidence_details.due_by && { disputeDueBy: isoOf(evidence_details.due_by) }),
});

const factsOfUnpaid = ({ last_payment_error: error }: Stripe.PaymentIntent): StripeStatus['facts'] =>
  error ? { lastDecline: { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? '' } } : {};

const factsOf = (charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): StripeStatus['facts'] => {
  const card = charge.payment_method_details?.card;
  return {
    paidAt: isoOf(charge.created),
    ...(card?.brand && { cardBrand: card.brand }),
    ...(card?.last4 && { cardLast4: card.last4 }),
    ...(charge.receipt_url && { receiptUrl: charge.receipt_url }),
    ...(charge.amount_refunded > 0 && { amountRefunded: charge.amount_refunded }),
    ...(dispute && disputeFacts(dispute)),
  };
};

/** Reads the intent, its charge and, when the charge is disputed, the dispute from Stripe. */
export const readStripeStatus = (intentId: string): Promise<StripeStatus> =>
  askStripe('payment', async (client) => {
    const intent = await client.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const { status, latest_charge: charge } = intent;
    if (status !== 'succeeded') {
      return { status, targetState: stateOfUnpaid(intent), facts: factsOfUnpaid(intent) };
    }
    if (!charge || typeof charge === 'string') throw new Error(`The paid intent ${intentId} came without its charge`);
    const [dispute] = charge.disputed ? (await client.disputes.list({ payment_intent: intentId, limit: 1 })).data : [];
    const isLost = dispute?.status === 'lost';
    const isDisputed = dispute && !HARMLESS.includes(dispute.status);
    const targetState = charge.refunded || isLost ? 'refunded' : isDisputed ? 'disputed' : 'fulfilled';
    return { status, targetState, facts: factsOf(charge, dispute) };
  });

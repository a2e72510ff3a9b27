import type Stripe from 'stripe';
import type { Call, Context } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { badParameter, invalidRequest, noSuch } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { mergeMetadata } from '../http/params.ts';
import { formatAmount } from '../records/amounts.ts';
import { newId } from '../records/ids.ts';
import { requireCharge, requirePaymentIntent } from '../records/lookups.ts';

export const CREATE_REFUND_FIELDS = {
  amount: 'integer',
  charge: 'text',
  metadata: 'hash',
  payment_intent: 'text',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
} as const;
export const LIST_REFUND_FIELDS = { ...LIST_FIELDS, charge: 'text', payment_intent: 'text' } as const;

/** Refunds the whole charge or, with `amount` (cents), a part of it. */
export function createRefund(call: Call): Stripe.Refund {
  const charge = findCharge(call);
  const amount = checkAmount(call, charge);
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: epochSeconds(call),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mergeMetadata({}, call.params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: (call.params.text('reason') ?? null) as Stripe.Refund.Reason | null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  call.store.put('refund', refund.id, refund);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  if (charge.refunds) charge.refunds.data = [refund, ...charge.refunds.data].slice(0, 10);
  call.store.put('charge', charge.id, charge);
  emitEvent(call, 'refund.created', refund);
  emitEvent(call, 'charge.refunded', charge, previous);
  return refund;
}

/**
 * Fails a refund that was made, as when the card's account was closed: the money returns to the balance, and the charge
 * is refunded no longer.
 */
export function failRefund(context: Context, id: string): Stripe.Refund | undefined {
  const refund = context.store.get('refund', id);
  const charge = refund && context.store.get('charge', String(refund.charge));
  if (!refund || !charge || refund.status === 'failed') return undefined;
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: newId('txn'),
  };
  context.store.put('refund', id, failed);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  if (charge.refunds) charge.refunds.data = charge.refunds.data.map((each) => (each.id === id ? failed : each));
  context.store.put('charge', charge.id, charge);
  const previous = { status: refund.status };
  emitEvent(context, 'refund.updated', failed, previous);
  emitEvent(context, 'charge.refund.updated', failed, previous);
  emitEvent(context, 'refund.failed', failed);
  return failed;
}

export function retrieveRefund(call: Call): Stripe.Refund {
  const refund = call.store.get('refund', call.id);
  if (!refund) throw noSuch('refund', call.id);
  return refund;
}

export function listRefunds(call: Call) {
  const charge = call.params.text('charge');
  const intent = call.params.text('payment_intent');
  const match = { ...(charge && { charge }), ...(intent && { payment_intent: intent }) };
  return listPage(call.store.list('refund', match), call.params, '/v1/refunds');
}

function findCharge(call: Call): Stripe.Charge {
  const chargeId = call.params.text('charge');
  if (chargeId) return requireCharge(call, chargeId, 'charge');
  const intentId = call.params.text('payment_intent');
  if (!intentId) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
    );
  }
  const intent = requirePaymentIntent(call, intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return requireCharge(call, String(intent.latest_charge), 'charge');
}

function checkAmount(call: Call, charge: Stripe.Charge): number {
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`, { param: 'charge' });
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = call.params.integer('amount') ?? left;
  if (amount < 1)
    throw badParameter('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount <= left) return amount;
  throw invalidRequest(
    `Refund amount (${formatAmount(amount)}) is greater than unrefunded amount on charge (${formatAmount(left)})`,
    { param: 'amount' },
  );
}

import type Stripe from 'stripe';
import { type Decline, describeDecline } from '../cards/test-cards.ts';
import type { Call, Context } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { newId } from '../records/ids.ts';
import { requireCharge } from '../records/lookups.ts';

export const LIST_CHARGE_FIELDS = { ...LIST_FIELDS, customer: 'text', payment_intent: 'text' } as const;

/** Records one attempt to charge the intent's amount, approved or declined. */
export function createCharge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  verdict: Decline | 'approve',
): Stripe.Charge {
  const id = newId('ch');
  const decline = verdict === 'approve' ? null : describeDecline(verdict);
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PLUMBLINE',
    captured: !decline,
    created: epochSeconds(context),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: describeOutcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: describeCard(method, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `https://pay.stripe.com/receipts/payment/${id}`,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  context.store.put('charge', id, charge);
  emitEvent(context, decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

export function retrieveCharge(call: Call): Stripe.Charge {
  return requireCharge(call, call.id);
}

export function listCharges(call: Call) {
  const customer = call.params.text('customer');
  const intent = call.params.text('payment_intent');
  const match = { ...(customer && { customer }), ...(intent && { payment_intent: intent }) };
  return listPage(call.store.list('charge', match), call.params, '/v1/charges');
}

function describeOutcome(decline: { code: string; decline_code?: string } | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function describeCard(method: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card as Stripe.PaymentMethod.Card;
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

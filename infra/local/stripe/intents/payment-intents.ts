import type Stripe from 'stripe';
import type { Call } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { readShipping } from '../http/addresses.ts';
import { unexpectedState } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { mergeMetadata } from '../http/params.ts';
import { readAmount, readCurrency } from '../records/amounts.ts';
import { newClientSecret, newId } from '../records/ids.ts';
import { requireCustomer, requirePaymentIntent } from '../records/lookups.ts';
import { chooseMethod, readMethodTypes } from './intent-methods.ts';
import { confirm } from './payment-confirmation.ts';

const SHARED_FIELDS = {
  client_secret: 'text',
  payment_method: 'text',
  payment_method_data: 'hash',
  payment_method_options: 'hash',
  receipt_email: 'text',
  setup_future_usage: ['off_session', 'on_session'],
  shipping: 'hash',
} as const;
const CONFIRM_ONLY_FIELDS = {
  error_on_requires_action: 'flag',
  mandate_data: 'hash',
  off_session: 'text',
  return_url: 'text',
  use_stripe_sdk: 'flag',
} as const;
export const UPDATE_PAYMENT_INTENT_FIELDS = {
  ...SHARED_FIELDS,
  amount: 'integer',
  currency: 'text',
  customer: 'text',
  description: 'text',
  metadata: 'hash',
  statement_descriptor: 'text',
  statement_descriptor_suffix: 'text',
  transfer_group: 'text',
} as const;
export const CREATE_PAYMENT_INTENT_FIELDS = {
  allowed_payment_method_types: 'list',
  ...UPDATE_PAYMENT_INTENT_FIELDS,
  ...CONFIRM_ONLY_FIELDS,
  automatic_payment_methods: 'hash',
  capture_method: ['automatic', 'automatic_async'],
  confirm: 'flag',
  confirmation_method: ['automatic'],
} as const;
export const CONFIRM_PAYMENT_INTENT_FIELDS = { ...SHARED_FIELDS, ...CONFIRM_ONLY_FIELDS } as const;
export const CANCEL_PAYMENT_INTENT_FIELDS = {
  cancellation_reason: ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'],
} as const;
export const LIST_PAYMENT_INTENT_FIELDS = { ...LIST_FIELDS, customer: 'text' } as const;

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function createPaymentIntent(call: Call): Stripe.PaymentIntent {
  const intent = blankIntent(call);
  applyFields(call, intent);
  call.store.put('payment_intent', intent.id, intent);
  emitEvent(call, 'payment_intent.created', intent);
  return call.params.flag('confirm') ? confirm(call, intent) : intent;
}

export function retrievePaymentIntent(call: Call): Stripe.PaymentIntent {
  return requirePaymentIntent(call, call.id);
}

export function updatePaymentIntent(call: Call): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call, call.id);
  const frozen = ['amount', 'currency', 'customer', 'payment_method', 'payment_method_data', 'setup_future_usage'];
  const refused = frozen.find((name) => call.params.has(name));
  if (!OPEN.includes(intent.status) && refused) {
    throw unexpectedState(
      'payment_intent',
      `This PaymentIntent's ${refused} could not be updated because it has a status of ${intent.status}. You may only update the ${refused} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
      intent,
    );
  }
  if (call.params.has('amount')) intent.amount = readAmount(call.params);
  if (call.params.has('currency')) intent.currency = readCurrency(call.params);
  applyFields(call, intent);
  call.store.put('payment_intent', intent.id, intent);
  return intent;
}

export function confirmPaymentIntent(call: Call): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call, call.id);
  applyFields(call, intent);
  return confirm(call, intent);
}

export function cancelPaymentIntent(call: Call): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call, call.id);
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(
      'payment_intent',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      intent,
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = epochSeconds(call);
  intent.next_action = null;
  const reason = call.params.text('cancellation_reason');
  if (reason) intent.cancellation_reason = reason as Stripe.PaymentIntent.CancellationReason;
  call.store.put('payment_intent', intent.id, intent);
  emitEvent(call, 'payment_intent.canceled', intent);
  return intent;
}

export function listPaymentIntents(call: Call) {
  const customer = call.params.text('customer');
  return listPage(call.store.list('payment_intent', customer ? { customer } : {}), call.params, '/v1/payment_intents');
}

function applyFields(call: Call, intent: Stripe.PaymentIntent): void {
  const { params } = call;
  const customer = params.text('customer');
  if (customer) intent.customer = requireCustomer(call, customer, 'customer').id;
  const texts = [
    'description',
    'receipt_email',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ] as const;
  for (const name of texts) {
    const value = params.text(name);
    if (value !== undefined) intent[name] = value;
  }
  const usage = params.text('setup_future_usage');
  if (usage !== undefined) intent.setup_future_usage = usage as Stripe.PaymentIntent.SetupFutureUsage | null;
  if (params.has('shipping')) intent.shipping = readShipping(params);
  intent.metadata = mergeMetadata(intent.metadata, params);
  // A closed intent keeps its payment method. The confirmation is refused later because of the status.
  const method = OPEN.includes(intent.status) ? chooseMethod(call, intent) : undefined;
  if (!method) return;
  intent.payment_method = method.id;
  if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
}

function blankIntent(call: Call): Stripe.PaymentIntent {
  const id = newId('pi');
  const captureMethod = call.params.text('capture_method') ?? 'automatic_async';
  return {
    id,
    object: 'payment_intent',
    amount: readAmount(call.params),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    ...readMethodTypes(call.params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod as Stripe.PaymentIntent.CaptureMethod,
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: epochSeconds(call),
    currency: readCurrency(call.params),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

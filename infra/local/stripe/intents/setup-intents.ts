import type Stripe from 'stripe';
import type { Call } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { unexpectedState } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { mergeMetadata } from '../http/params.ts';
import { newClientSecret, newId } from '../records/ids.ts';
import { requireCustomer, requireSetupIntent } from '../records/lookups.ts';
import { chooseMethod, readMethodTypes } from './intent-methods.ts';
import { confirmSetup } from './setup-confirmation.ts';

export const CONFIRM_SETUP_INTENT_FIELDS = {
  client_secret: 'text',
  mandate_data: 'hash',
  payment_method: 'text',
  payment_method_data: 'hash',
  payment_method_options: 'hash',
  return_url: 'text',
  use_stripe_sdk: 'flag',
} as const;
export const UPDATE_SETUP_INTENT_FIELDS = {
  customer: 'text',
  description: 'text',
  metadata: 'hash',
  payment_method: 'text',
  payment_method_data: 'hash',
  payment_method_options: 'hash',
} as const;
export const CREATE_SETUP_INTENT_FIELDS = {
  allowed_payment_method_types: 'list',
  ...CONFIRM_SETUP_INTENT_FIELDS,
  ...UPDATE_SETUP_INTENT_FIELDS,
  automatic_payment_methods: 'hash',
  confirm: 'flag',
  usage: ['off_session', 'on_session'],
} as const;
export const CANCEL_SETUP_INTENT_FIELDS = {
  cancellation_reason: ['abandoned', 'duplicate', 'requested_by_customer'],
} as const;
export const LIST_SETUP_INTENT_FIELDS = { ...LIST_FIELDS, customer: 'text', payment_method: 'text' } as const;

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function createSetupIntent(call: Call): Stripe.SetupIntent {
  const intent = blankIntent(call);
  applyFields(call, intent);
  call.store.put('setup_intent', intent.id, intent);
  emitEvent(call, 'setup_intent.created', intent);
  return call.params.flag('confirm') ? confirmSetup(call, intent) : intent;
}

export function retrieveSetupIntent(call: Call): Stripe.SetupIntent {
  return requireSetupIntent(call, call.id);
}

export function updateSetupIntent(call: Call): Stripe.SetupIntent {
  const intent = requireSetupIntent(call, call.id);
  applyFields(call, intent);
  call.store.put('setup_intent', intent.id, intent);
  return intent;
}

export function confirmSetupIntent(call: Call): Stripe.SetupIntent {
  const intent = requireSetupIntent(call, call.id);
  applyFields(call, intent);
  return confirmSetup(call, intent);
}

export function cancelSetupIntent(call: Call): Stripe.SetupIntent {
  const intent = requireSetupIntent(call, call.id);
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(
      'setup_intent',
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`,
      intent,
    );
  }
  intent.status = 'canceled';
  intent.next_action = null;
  const reason = call.params.text('cancellation_reason');
  if (reason) intent.cancellation_reason = reason as Stripe.SetupIntent.CancellationReason;
  call.store.put('setup_intent', intent.id, intent);
  emitEvent(call, 'setup_intent.canceled', intent);
  return intent;
}

export function listSetupIntents(call: Call) {
  const customer = call.params.text('customer');
  const method = call.params.text('payment_method');
  const match = { ...(customer && { customer }), ...(method && { payment_method: method }) };
  return listPage(call.store.list('setup_intent', match), call.params, '/v1/setup_intents');
}

function applyFields(call: Call, intent: Stripe.SetupIntent): void {
  const customer = call.params.text('customer');
  if (customer) intent.customer = requireCustomer(call, customer, 'customer').id;
  const description = call.params.text('description');
  if (description !== undefined) intent.description = description;
  intent.metadata = mergeMetadata(intent.metadata, call.params);
  const method = OPEN.includes(intent.status) ? chooseMethod(call, intent) : undefined;
  if (!method) return;
  intent.payment_method = method.id;
  if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
}

function blankIntent(call: Call): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    application: null,
    ...readMethodTypes(call.params),
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: epochSeconds(call),
    customer: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: call.params.text('usage') ?? 'off_session',
  };
}

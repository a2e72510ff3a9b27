import type { Call } from '../context.ts';
import { invalidRequest } from './errors.ts';

// The fields of an intent that Stripe.js can read, without the customer and the metadata.
const PUBLIC_MEMBERS = new Set([
  ...['id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at', 'cancellation_reason'],
  ...[
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
  ],
  ...['last_setup_error', 'livemode', 'next_action', 'payment_method', 'payment_method_configuration_details'],
  ...[
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
    'usage',
  ],
]);

/** Requires the intent's client secret in calls with a publishable key. */
export function checkClientSecret(call: Call, resource: 'payment_intent' | 'setup_intent'): void {
  if (call.key.kind === 'secret') return;
  const intent = call.store.get(resource, call.id);
  if (intent && intent.client_secret === call.params.text('client_secret')) return;
  const name = resource === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  throw invalidRequest(`The client_secret provided does not match the client_secret associated with the ${name}.`, {
    code: `${resource}_invalid_parameter`,
    param: 'client_secret',
  });
}

export function publicView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => PUBLIC_MEMBERS.has(name)));
}

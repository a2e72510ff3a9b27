import type Stripe from 'stripe';
import type { Call } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { readBillingDetails } from '../http/addresses.ts';
import { invalidRequest } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { mergeMetadata } from '../http/params.ts';
import { requireCustomer, requirePaymentMethod } from '../records/lookups.ts';
import { attachTo, detachFrom } from './attachments.ts';
import { createFromParams, resolvePaymentMethod } from './new-payment-method.ts';

export const CREATE_PAYMENT_METHOD_FIELDS = {
  allow_redisplay: ['always', 'limited', 'unspecified'],
  billing_details: 'hash',
  card: 'hash',
  metadata: 'hash',
  type: 'text',
} as const;
export const UPDATE_PAYMENT_METHOD_FIELDS = { billing_details: 'hash', metadata: 'hash' } as const;
export const LIST_PAYMENT_METHOD_FIELDS = { ...LIST_FIELDS, customer: 'text', type: 'text' } as const;

export function createPaymentMethod(call: Call): Stripe.PaymentMethod {
  return createFromParams(call, call.params);
}

export function retrievePaymentMethod(call: Call): Stripe.PaymentMethod {
  return requirePaymentMethod(call, call.id, 'id');
}

export function updatePaymentMethod(call: Call): Stripe.PaymentMethod {
  const method = requirePaymentMethod(call, call.id, 'id');
  method.metadata = mergeMetadata(method.metadata, call.params);
  const details = call.params.hash('billing_details');
  if (details) method.billing_details = readBillingDetails(details);
  call.store.put('payment_method', method.id, method);
  emitEvent(call, 'payment_method.updated', method);
  return method;
}

export function attachPaymentMethod(call: Call): Stripe.PaymentMethod {
  const customer = requireCustomer(call, call.params.text('customer') ?? '', 'customer');
  const method = resolvePaymentMethod(call, call.id, 'id');
  return attachTo(call, method, customer.id);
}

export function detachPaymentMethod(call: Call): Stripe.PaymentMethod {
  const method = requirePaymentMethod(call, call.id, 'id');
  if (method.customer) return detachFrom(call, method);
  throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
}

export function listPaymentMethods(call: Call) {
  const customer = call.params.text('customer');
  const owner = customer ? requireCustomer(call, customer, 'customer').id : null;
  return listOf(call, owner, '/v1/payment_methods');
}

export function listCustomerPaymentMethods(call: Call) {
  const customer = requireCustomer(call, call.id, 'id');
  return listOf(call, customer.id, `/v1/customers/${customer.id}/payment_methods`);
}

function listOf(call: Call, customer: string | null, url: string) {
  const type = call.params.text('type');
  // Without a customer, Stripe returns an empty list.
  const rows = customer ? call.store.list('payment_method', { customer }) : [];
  return listPage(
    rows.filter((method) => !type || method.type === type),
    call.params,
    url,
  );
}

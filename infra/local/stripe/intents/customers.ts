import type Stripe from 'stripe';
import { attachTo, detachFrom } from '../cards/attachments.ts';
import { resolvePaymentMethod } from '../cards/new-payment-method.ts';
import type { Call } from '../context.ts';
import { epochSeconds } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { readAddress, readShipping } from '../http/addresses.ts';
import { badParameter, noSuch } from '../http/errors.ts';
import { LIST_FIELDS, listPage } from '../http/lists.ts';
import { mergeMetadata, type Params } from '../http/params.ts';
import { newId, randomText } from '../records/ids.ts';
import { requireCustomer } from '../records/lookups.ts';

export const CUSTOMER_FIELDS = {
  address: 'hash',
  balance: 'integer',
  description: 'text',
  email: 'text',
  invoice_settings: 'hash',
  metadata: 'hash',
  name: 'text',
  phone: 'text',
  preferred_locales: 'list',
  shipping: 'hash',
  tax_exempt: ['none', 'exempt', 'reverse'],
} as const;
export const CREATE_CUSTOMER_FIELDS = { ...CUSTOMER_FIELDS, payment_method: 'text' } as const;
export const LIST_CUSTOMER_FIELDS = { ...LIST_FIELDS, email: 'text' } as const;

export function createCustomer(call: Call): Stripe.Customer {
  checkEmail(call.params);
  const customer: Stripe.Customer = { ...blankCustomer(call), ...readFields(call.params) };
  customer.metadata = mergeMetadata({}, call.params);
  call.store.put('customer', customer.id, customer);
  const given = call.params.text('payment_method');
  if (given) attachTo(call, resolvePaymentMethod(call, given), customer.id);
  applyInvoiceSettings(call, customer);
  call.store.put('customer', customer.id, customer);
  emitEvent(call, 'customer.created', customer);
  return customer;
}

export function retrieveCustomer(call: Call): Stripe.Customer | Stripe.DeletedCustomer {
  const customer = call.store.get('customer', call.id);
  if (!customer) throw noSuch('customer', call.id);
  return customer;
}

export function updateCustomer(call: Call): Stripe.Customer {
  const before = requireCustomer(call, call.id, 'id');
  checkEmail(call.params);
  const customer: Stripe.Customer = { ...structuredClone(before), ...readFields(call.params) };
  customer.metadata = mergeMetadata(before.metadata, call.params);
  applyInvoiceSettings(call, customer);
  call.store.put('customer', customer.id, customer);
  emitEvent(call, 'customer.updated', customer, changedMembers(before, customer));
  return customer;
}

export function deleteCustomer(call: Call): Stripe.DeletedCustomer {
  const customer = requireCustomer(call, call.id, 'id');
  for (const method of call.store.list('payment_method', { customer: customer.id })) detachFrom(call, method);
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  call.store.put('customer', customer.id, deleted);
  emitEvent(call, 'customer.deleted', customer);
  return deleted;
}

export function listCustomers(call: Call) {
  const email = call.params.text('email');
  const rows = call.store.list('customer', email ? { email } : {}).filter((row) => !row.deleted);
  return listPage(rows as Stripe.Customer[], call.params, '/v1/customers');
}

function blankCustomer(call: Call): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: epochSeconds(call),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

function readFields(params: Params): Partial<Stripe.Customer> {
  const fields: Partial<Stripe.Customer> = {};
  for (const name of ['description', 'email', 'name', 'phone'] as const) {
    const value = params.text(name);
    if (value !== undefined) fields[name] = value;
  }
  if (params.has('address')) fields.address = params.hash('address') ? readAddress(params.hash('address')) : null;
  if (params.has('shipping')) fields.shipping = readShipping(params);
  if (params.has('balance')) fields.balance = params.integer('balance') ?? 0;
  if (params.has('preferred_locales')) fields.preferred_locales = params.list('preferred_locales');
  const exempt = params.text('tax_exempt');
  if (exempt) fields.tax_exempt = exempt as Stripe.Customer.TaxExempt;
  return fields;
}

function applyInvoiceSettings(call: Call, customer: Stripe.Customer): void {
  const settings = call.params.hash('invoice_settings');
  const footer = settings?.text('footer');
  if (footer !== undefined) customer.invoice_settings.footer = footer;
  const method = settings?.text('default_payment_method');
  if (method === undefined) return;
  if (method !== null && call.store.get('payment_method', method)?.customer !== customer.id) {
    throw badParameter(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
      'resource_missing',
    );
  }
  customer.invoice_settings.default_payment_method = method;
}

function checkEmail(params: Params): void {
  const email = params.text('email');
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw badParameter(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
}

function changedMembers(before: Stripe.Customer, after: Stripe.Customer): Partial<Stripe.Customer> {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Stripe.Customer]),
  );
  return Object.fromEntries(changed);
}

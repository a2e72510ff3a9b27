import * as methods from '../cards/payment-methods.ts';
import type { Call } from '../context.ts';
import * as events from '../events/events.ts';
import * as charges from '../intents/charges.ts';
import * as customers from '../intents/customers.ts';
import * as disputes from '../intents/disputes.ts';
import * as intents from '../intents/payment-intents.ts';
import * as refunds from '../intents/refunds.ts';
import * as setups from '../intents/setup-intents.ts';
import { LIST_FIELDS } from './lists.ts';
import type { Fields } from './params.ts';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (call: Call) => object;
  fields: Fields;
  required: readonly string[];
  /** Allows calls with a publishable key. An intent type also requires the client secret of that intent. */
  publishable?: 'open' | 'payment_intent' | 'setup_intent';
}

function route(
  method: Route['method'],
  path: string,
  run: Route['run'],
  fields: Fields = {},
  more: Partial<Pick<Route, 'required' | 'publishable'>> = {},
): Route {
  return { method, path: `/v1/${path}`, run, fields, required: [], ...more };
}

const SECRET = { client_secret: 'text' } as const;
const byPaymentSecret = { publishable: 'payment_intent' } as const;
const bySetupSecret = { publishable: 'setup_intent' } as const;

/** All operations of the emulator, with their parameters. */
export const ROUTES: readonly Route[] = [
  route('POST', 'customers', customers.createCustomer, customers.CREATE_CUSTOMER_FIELDS),
  route('GET', 'customers', customers.listCustomers, customers.LIST_CUSTOMER_FIELDS),
  route('GET', 'customers/:id', customers.retrieveCustomer),
  route('POST', 'customers/:id', customers.updateCustomer, customers.CUSTOMER_FIELDS),
  route('DELETE', 'customers/:id', customers.deleteCustomer),
  route('GET', 'customers/:id/payment_methods', methods.listCustomerPaymentMethods, { ...LIST_FIELDS, type: 'text' }),

  route('POST', 'payment_methods', methods.createPaymentMethod, methods.CREATE_PAYMENT_METHOD_FIELDS, {
    publishable: 'open',
  }),
  route('GET', 'payment_methods', methods.listPaymentMethods, methods.LIST_PAYMENT_METHOD_FIELDS),
  route('GET', 'payment_methods/:id', methods.retrievePaymentMethod),
  route('POST', 'payment_methods/:id', methods.updatePaymentMethod, methods.UPDATE_PAYMENT_METHOD_FIELDS),
  route(
    'POST',
    'payment_methods/:id/attach',
    methods.attachPaymentMethod,
    { customer: 'text' },
    { required: ['customer'] },
  ),
  route('POST', 'payment_methods/:id/detach', methods.detachPaymentMethod),

  route('POST', 'setup_intents', setups.createSetupIntent, setups.CREATE_SETUP_INTENT_FIELDS),
  route('GET', 'setup_intents', setups.listSetupIntents, setups.LIST_SETUP_INTENT_FIELDS),
  route('GET', 'setup_intents/:id', setups.retrieveSetupIntent, SECRET, bySetupSecret),
  route('POST', 'setup_intents/:id', setups.updateSetupIntent, setups.UPDATE_SETUP_INTENT_FIELDS),
  route(
    'POST',
    'setup_intents/:id/confirm',
    setups.confirmSetupIntent,
    setups.CONFIRM_SETUP_INTENT_FIELDS,
    bySetupSecret,
  ),
  route('POST', 'setup_intents/:id/cancel', setups.cancelSetupIntent, setups.CANCEL_SETUP_INTENT_FIELDS),

  route('POST', 'payment_intents', intents.createPaymentIntent, intents.CREATE_PAYMENT_INTENT_FIELDS, {
    required: ['amount', 'currency'],
  }),
  route('GET', 'payment_intents', intents.listPaymentIntents, intents.LIST_PAYMENT_INTENT_FIELDS),
  route('GET', 'payment_intents/:id', intents.retrievePaymentIntent, SECRET, byPaymentSecret),
  route('POST', 'payment_intents/:id', intents.updatePaymentIntent, intents.UPDATE_PAYMENT_INTENT_FIELDS),
  route(
    'POST',
    'payment_intents/:id/confirm',
    intents.confirmPaymentIntent,
    intents.CONFIRM_PAYMENT_INTENT_FIELDS,
    byPaymentSecret,
  ),
  route('POST', 'payment_intents/:id/cancel', intents.cancelPaymentIntent, intents.CANCEL_PAYMENT_INTENT_FIELDS),

  route('GET', 'charges', charges.listCharges, charges.LIST_CHARGE_FIELDS),
  route('GET', 'charges/:id', charges.retrieveCharge),

  route('POST', 'refunds', refunds.createRefund, refunds.CREATE_REFUND_FIELDS),
  route('GET', 'refunds', refunds.listRefunds, refunds.LIST_REFUND_FIELDS),
  route('GET', 'refunds/:id', refunds.retrieveRefund),

  route('GET', 'disputes', disputes.listDisputes, disputes.LIST_DISPUTE_FIELDS),
  route('GET', 'disputes/:id', disputes.retrieveDispute),
  route('POST', 'disputes/:id/close', disputes.closeDispute),

  route('GET', 'events', events.listEvents, { ...LIST_FIELDS, type: 'text', types: 'list' }),
  route('GET', 'events/:id', events.retrieveEvent),
];

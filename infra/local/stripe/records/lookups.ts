import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { noSuch } from '../http/errors.ts';

/**
 * Returns a customer; throws Stripe's error when the customer doesn't exist or was deleted. `param` is the parameter
 * with the id.
 */
export function requireCustomer(context: Context, id: string, param: string): Stripe.Customer {
  const customer = context.store.get('customer', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param);
  return customer as Stripe.Customer;
}

export function requirePaymentMethod(context: Context, id: string, param: string): Stripe.PaymentMethod {
  const method = context.store.get('payment_method', id);
  if (!method) throw noSuch('PaymentMethod', id, param);
  return method;
}

export function requirePaymentIntent(context: Context, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = context.store.get('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, param, param === 'intent' ? 404 : 400);
  return intent;
}

export function requireSetupIntent(context: Context, id: string): Stripe.SetupIntent {
  const intent = context.store.get('setup_intent', id);
  if (!intent) throw noSuch('setup_intent', id, 'intent', 404);
  return intent;
}

export function requireCharge(context: Context, id: string, param = 'id'): Stripe.Charge {
  const charge = context.store.get('charge', id);
  if (!charge) throw noSuch('charge', id, param);
  return charge;
}

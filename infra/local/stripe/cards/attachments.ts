import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { cardError, invalidRequest } from '../http/errors.ts';
import { markCard, readCard } from './card-records.ts';
import { describeDecline } from './test-cards.ts';

/**
 * Attaches a payment method to a customer. The issuer is asked, so a card that is always declined can't be attached.
 */
export function attachTo(context: Context, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  const { card, spent } = readCard(context, method.id);
  if (spent) throw invalidRequest(spentMessage('PaymentIntent'));
  if (card.decline && !card.saves && !card.authentication) {
    throw cardError({ ...describeDecline(card.decline), payment_method: method });
  }
  method.customer = customer;
  context.store.put('payment_method', method.id, method);
  emitEvent(context, 'payment_method.attached', method);
  return method;
}

export function detachFrom(context: Context, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const customer = typeof method.customer === 'string' ? context.store.get('customer', method.customer) : undefined;
  if (customer && !customer.deleted && customer.invoice_settings.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null;
    context.store.put('customer', customer.id, customer);
  }
  const previous = { customer: method.customer };
  method.customer = null;
  context.store.put('payment_method', method.id, method);
  markCard(context, method.id, { spent: true });
  emitEvent(context, 'payment_method.detached', method, previous);
  return method;
}

export function spentMessage(usedWith: 'PaymentIntent' | 'SetupIntent'): string {
  return `The provided PaymentMethod was previously used with a ${usedWith} without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.`;
}

import type Stripe from 'stripe';
import { attachTo } from '../cards/attachments.ts';
import { authenticationError, cardError } from '../cards/card-errors.ts';
import { markCard, readCard } from '../cards/card-records.ts';
import type { Decline } from '../cards/test-cards.ts';
import type { Call, Context } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { ApiFailure, type ErrorBody, unexpectedState } from '../http/errors.ts';
import { requirePaymentMethod } from '../records/lookups.ts';
import { createCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { askIssuer, authenticationAction, checkReturnUrl } from './intent-methods.ts';

/** Charges the intent's payment method. Throws a decline in Stripe's format, with the intent inside. */
export function confirm(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  checkConfirmable(intent);
  checkReturnUrl(call, intent);
  const method = requirePaymentMethod(call, String(intent.payment_method), 'payment_method');
  const offSession = Boolean(call.params.text('off_session')) && call.params.text('off_session') !== 'false';
  const verdict = askIssuer(call, method, { saving: false, offSession, authenticated: false });
  if (verdict !== 'authenticate') return settleOrThrow(call, intent, method, verdict);
  if (call.params.flag('error_on_requires_action'))
    return settleOrThrow(call, intent, method, 'authentication_required');
  intent.status = 'requires_action';
  intent.next_action = authenticationAction(call, intent.id);
  intent.last_payment_error = null;
  call.store.put('payment_intent', intent.id, intent);
  emitEvent(call, 'payment_intent.requires_action', intent);
  return intent;
}

/** Ends 3-D Secure. When it passed, the issuer decides again. When it failed, the payment method is detached. */
export function finishAuthentication(context: Context, intent: Stripe.PaymentIntent, passed: boolean): void {
  const method = requirePaymentMethod(context, String(intent.payment_method), 'payment_method');
  if (!passed) {
    refuse(context, intent, authenticationError('payment_intent', method));
    return;
  }
  const verdict = askIssuer(context, method, { saving: false, offSession: false, authenticated: true });
  settle(context, intent, method, verdict === 'authenticate' ? 'approve' : verdict);
}

function settleOrThrow(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  verdict: Decline | 'approve',
) {
  const failure = settle(context, intent, method, verdict);
  if (failure) throw new ApiFailure(402, { ...failure, payment_intent: intent });
  return intent;
}

function settle(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  verdict: Decline | 'approve',
): ErrorBody | undefined {
  const charge = createCharge(context, intent, method, verdict);
  intent.latest_charge = charge.id;
  if (verdict === 'approve') {
    succeed(context, intent, method, charge);
    return undefined;
  }
  const failure = { charge: charge.id, ...cardError(verdict, method) };
  refuse(context, intent, failure);
  return failure;
}

function succeed(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  context.store.put('payment_intent', intent.id, intent);
  emitEvent(context, 'payment_intent.succeeded', intent);
  if (intent.setup_future_usage && typeof intent.customer === 'string') {
    attachTo(context, method, intent.customer);
    markCard(context, method.id, { setUp: true });
  } else if (!method.customer) {
    markCard(context, method.id, { spent: true });
  }
  if (readCard(context, method.id).card.dispute) openDispute(context, charge);
}

function refuse(context: Context, intent: Stripe.PaymentIntent, failure: Stripe.PaymentIntent.LastPaymentError): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = failure;
  context.store.put('payment_intent', intent.id, intent);
  emitEvent(context, 'payment_intent.payment_failed', intent);
}

function checkConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    const message =
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.';
    throw unexpectedState('payment_intent', message, intent);
  }
  if (intent.status === 'canceled') {
    const message =
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.';
    throw unexpectedState('payment_intent', message, intent);
  }
  if (intent.payment_method) return;
  const message =
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
  throw unexpectedState('payment_intent', message, intent);
}

import type Stripe from 'stripe';
import { attachTo } from '../cards/attachments.ts';
import { authenticationError, cardError } from '../cards/card-errors.ts';
import { markCard } from '../cards/card-records.ts';
import type { Decline } from '../cards/test-cards.ts';
import type { Call, Context } from '../context.ts';
import { emitEvent } from '../events/events.ts';
import { ApiFailure, type ErrorBody, unexpectedState } from '../http/errors.ts';
import { newId } from '../records/ids.ts';
import { requirePaymentMethod } from '../records/lookups.ts';
import { askIssuer, authenticationAction, checkReturnUrl } from './intent-methods.ts';

/** Saves the intent's payment method. Throws a decline in Stripe's format, with the intent inside. */
export function confirmSetup(call: Call, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  checkConfirmable(intent);
  checkReturnUrl(call, intent);
  const method = requirePaymentMethod(call, String(intent.payment_method), 'payment_method');
  const verdict = askIssuer(call, method, { saving: true, offSession: false, authenticated: false });
  intent.latest_attempt = newId('setatt');
  if (verdict === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = authenticationAction(call, intent.id);
    intent.last_setup_error = null;
    call.store.put('setup_intent', intent.id, intent);
    emitEvent(call, 'setup_intent.requires_action', intent);
    return intent;
  }
  const failure = settleSetup(call, intent, method, verdict);
  if (failure) throw new ApiFailure(402, { ...failure, setup_intent: intent });
  return intent;
}

/** Ends 3-D Secure for a card that is being saved. */
export function finishSetupAuthentication(context: Context, intent: Stripe.SetupIntent, passed: boolean): void {
  const method = requirePaymentMethod(context, String(intent.payment_method), 'payment_method');
  if (!passed) {
    refuse(context, intent, authenticationError('setup_intent', method));
    return;
  }
  const verdict = askIssuer(context, method, { saving: true, offSession: false, authenticated: true });
  settleSetup(context, intent, method, verdict === 'authenticate' ? 'approve' : verdict);
}

function settleSetup(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  verdict: Decline | 'approve',
): ErrorBody | undefined {
  if (verdict !== 'approve') {
    const failure = cardError(verdict, method);
    refuse(context, intent, failure);
    return failure;
  }
  if (typeof intent.customer === 'string') attachTo(context, method, intent.customer);
  markCard(context, method.id, { setUp: true });
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  context.store.put('setup_intent', intent.id, intent);
  emitEvent(context, 'setup_intent.succeeded', intent);
  return undefined;
}

function refuse(context: Context, intent: Stripe.SetupIntent, failure: Stripe.SetupIntent.LastSetupError): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = failure;
  context.store.put('setup_intent', intent.id, intent);
  emitEvent(context, 'setup_intent.setup_failed', intent);
}

function checkConfirmable(intent: Stripe.SetupIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot confirm this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
    throw unexpectedState('setup_intent', message, intent);
  }
  if (intent.payment_method) return;
  const message =
    "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.";
  throw unexpectedState('setup_intent', message, intent);
}

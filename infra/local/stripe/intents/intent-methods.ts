import type Stripe from 'stripe';
import { spentMessage } from '../cards/attachments.ts';
import { readCard } from '../cards/card-records.ts';
import { createFromParams, resolvePaymentMethod } from '../cards/new-payment-method.ts';
import type { Decline } from '../cards/test-cards.ts';
import type { Call, Context } from '../context.ts';
import { badParameter, invalidRequest } from '../http/errors.ts';
import type { Params } from '../http/params.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Returns the payment method that the parameters name or describe. It must fit the intent's customer. */
export function chooseMethod(call: Call, intent: Intent): Stripe.PaymentMethod | undefined {
  const data = call.params.hash('payment_method_data');
  const id = call.params.text('payment_method');
  const method = data ? createFromParams(call, data) : id ? resolvePaymentMethod(call, id) : undefined;
  if (method) checkFits(call, method, intent);
  return method;
}

function checkFits(context: Context, method: Stripe.PaymentMethod, intent: Intent): void {
  const usedWith = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  if (method.customer === null) {
    if (readCard(context, method.id).spent) throw invalidRequest(spentMessage(usedWith));
    return;
  }
  if (intent.customer === null) {
    throw invalidRequest(
      `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the ${usedWith}.`,
    );
  }
  if (intent.customer !== method.customer) {
    throw invalidRequest(
      `The PaymentMethod ${method.id} does not belong to the Customer you supplied ${intent.customer}. Please use this PaymentMethod with the Customer that it belongs to instead.`,
    );
  }
}

type MethodTypes = Pick<
  Stripe.PaymentIntent,
  | 'allowed_payment_method_types'
  | 'automatic_payment_methods'
  | 'payment_method_configuration_details'
  | 'payment_method_types'
>;

/** Returns the payment method types of an intent: the named ones, or the automatic ones. */
export function readMethodTypes(params: Params): MethodTypes {
  const automatic = params.hash('automatic_payment_methods');
  const allowed = params.list('allowed_payment_method_types') as Stripe.PaymentIntent.AllowedPaymentMethodType[];
  if (allowed.length > 0 && !allowed.includes('card')) {
    throw badParameter('The local emulator knows the payment method type card only.', 'allowed_payment_method_types');
  }
  if (allowed.length > 0 || automatic?.flag('enabled') === false) {
    return {
      allowed_payment_method_types: allowed.length > 0 ? allowed : null,
      automatic_payment_methods: null,
      payment_method_configuration_details: null,
      payment_method_types: ['card'],
    };
  }
  const redirects = automatic?.text('allow_redirects');
  return {
    allowed_payment_method_types: null,
    automatic_payment_methods: {
      enabled: true,
      ...(redirects && { allow_redirects: redirects as Stripe.PaymentIntent.AutomaticPaymentMethods.AllowRedirects }),
    },
    payment_method_configuration_details: { id: 'pmc_local', parent: null },
    payment_method_types: ['card'],
  };
}

/** Requires a return_url when the intent could send the customer to another page, as Stripe does. */
export function checkReturnUrl(call: Call, intent: Intent): void {
  const automatic = intent.automatic_payment_methods;
  if (!automatic?.enabled || automatic.allow_redirects === 'never') return;
  if (call.params.text('return_url') || call.params.flag('off_session') || call.params.flag('use_stripe_sdk')) return;
  const usedFor = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  throw invalidRequest(
    `This ${usedFor} is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a \`return_url\`. If you don't want to accept redirect-based payment methods, set \`automatic_payment_methods[enabled]\` to \`true\` and \`automatic_payment_methods[allow_redirects]\` to \`never\` when creating Setup Intents and Payment Intents.`,
    { param: 'return_url' },
  );
}

/** Returns the issuer's decision: 'approve', 'authenticate' (3-D Secure first), or the reason for declining. */
export function askIssuer(
  context: Context,
  method: Stripe.PaymentMethod,
  when: { saving: boolean; offSession: boolean; authenticated: boolean },
): Decline | 'approve' | 'authenticate' {
  const { card, setUp } = readCard(context, method.id);
  const exempt = card.authentication === 'unless-set-up' && when.offSession && setUp;
  if (card.authentication && !exempt && !when.authenticated) {
    return when.offSession ? 'authentication_required' : 'authenticate';
  }
  if (card.decline && !(when.saving && card.saves)) return card.decline;
  return 'approve';
}

/**
 * Returns the next action of an intent. Stripe.js handles the authentication itself; other clients redirect the
 * customer.
 */
export function authenticationAction(
  call: Call,
  intentId: string,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  const url = `${call.publicUrl}/3ds/${intentId}`;
  const returnUrl = call.params.text('return_url');
  if (returnUrl && !call.params.flag('use_stripe_sdk')) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
  }
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
}

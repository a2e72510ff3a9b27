/// <reference lib="dom" />
import { answerAuthentication, callApi, describeSecret } from './api.ts';
import { askForAuthentication } from './authentication-dialog.ts';
import type { Elements } from './elements.ts';
import { PaymentElement } from './payment-element.ts';
import type { FormParams, Intent, IntentResult, StripeJsError } from './types.ts';

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: FormParams & { return_url?: string; payment_method?: string; payment_method_data?: FormParams };
  redirect?: 'always' | 'if_required';
}

/** Implements confirmPayment and confirmSetup. The client secret identifies the intent. */
export async function confirmWithElements(key: string, options: ConfirmOptions): Promise<IntentResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  const secret = options.clientSecret ?? elements?.clientSecret;
  if (!secret) throw new Error('confirmPayment() needs a clientSecret, given to it or to elements().');
  const { payment_method_data: data, ...params } = confirmParams;
  const element = params.payment_method ? null : elements?.getElement('payment');
  const error = element?.validate();
  if (error) return { error };
  if (element) params.payment_method_data = element.methodParams(data?.billing_details as FormParams | undefined);
  else if (data) params.payment_method_data = data;
  const result = await confirmIntent(key, secret, params);
  if ('error' in result || redirect === 'if_required') return result;
  return leaveFor(String(params.return_url), 'paymentIntent' in result ? result.paymentIntent : result.setupIntent);
}

/** Implements confirmCardPayment and confirmCardSetup. */
export function confirmCard(
  key: string,
  secret: string,
  data: FormParams = {},
  handleActions = true,
): Promise<IntentResult> {
  const { payment_method: method, ...params } = data;
  if (typeof method !== 'object') return confirmIntent(key, secret, data, handleActions);
  const card: unknown = method.card;
  const billing = method.billing_details as FormParams | undefined;
  const methodData = card instanceof PaymentElement ? card.methodParams(billing) : { type: 'card', ...method };
  return confirmIntent(key, secret, { ...params, payment_method_data: methodData }, handleActions);
}

/** Performs 3-D Secure when the intent requires it. */
export async function handleNextAction(key: string, secret: string): Promise<IntentResult> {
  const result = await retrieveIntent(key, secret);
  if ('error' in result) return result;
  return finishIntent('paymentIntent' in result ? result.paymentIntent : result.setupIntent, true);
}

export async function retrieveIntent(key: string, secret: string): Promise<IntentResult> {
  const { id, resource } = describeSecret(secret);
  const result = await callApi<Intent>(key, 'GET', `${resource}/${id}`, { client_secret: secret });
  return 'error' in result ? result : named(result.data);
}

async function confirmIntent(
  key: string,
  secret: string,
  params: FormParams,
  handleActions = true,
): Promise<IntentResult> {
  const { id, resource } = describeSecret(secret);
  const body = { ...params, client_secret: secret, use_stripe_sdk: true };
  const result = await callApi<Intent>(key, 'POST', `${resource}/${id}/confirm`, body);
  return 'error' in result ? result : finishIntent(result.data, handleActions);
}

async function finishIntent(intent: Intent, handleActions: boolean): Promise<IntentResult> {
  if (intent.status !== 'requires_action' || !handleActions) return named(intent);
  const after = await answerAuthentication(intent.id, await askForAuthentication());
  const failure = after.last_payment_error ?? after.last_setup_error;
  return failure ? { error: { ...failure, [after.object]: after } as StripeJsError } : named(after);
}

function named(intent: Intent): IntentResult {
  return intent.object === 'payment_intent' ? { paymentIntent: intent } : { setupIntent: intent };
}

/** Returns to the site. As with Stripe, the promise stays pending while the page is leaving. */
function leaveFor(returnUrl: string, intent: Intent): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  window.location.assign(url);
  return new Promise(() => undefined);
}

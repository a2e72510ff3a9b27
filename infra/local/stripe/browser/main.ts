/// <reference lib="dom" />
import { callApi } from './api.ts';
import {
  type ConfirmOptions,
  confirmCard,
  confirmWithElements,
  handleNextAction,
  retrieveIntent,
} from './confirmations.ts';
import { Elements } from './elements.ts';
import type { ElementsOptions, FormParams } from './types.ts';

interface NewPaymentMethod {
  elements?: Elements;
  params?: { billing_details?: FormParams };
  [name: string]: unknown;
}

function createStripe(key: string) {
  if (!/^pk_test_/.test(key))
    throw new Error('Invalid API Key: the local Stripe.js takes publishable test keys (pk_test_...).');
  return {
    elements: (options?: ElementsOptions) => new Elements(key, options),
    confirmPayment: (options: ConfirmOptions) => confirmWithElements(key, options),
    confirmSetup: (options: ConfirmOptions) => confirmWithElements(key, options),
    confirmCardPayment: (secret: string, data?: FormParams, options?: { handleActions?: boolean }) =>
      confirmCard(key, secret, data, options?.handleActions),
    confirmCardSetup: (secret: string, data?: FormParams, options?: { handleActions?: boolean }) =>
      confirmCard(key, secret, data, options?.handleActions),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(key, clientSecret),
    retrievePaymentIntent: (secret: string) => retrieveIntent(key, secret),
    retrieveSetupIntent: (secret: string) => retrieveIntent(key, secret),
    createPaymentMethod: (options: NewPaymentMethod) => createPaymentMethod(key, options),
    // react-stripe-js requires this method, although the product never creates tokens.
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'The local Stripe.js makes no tokens.' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

async function createPaymentMethod(key: string, options: NewPaymentMethod) {
  const { elements, params, ...given } = options;
  const element = elements?.getElement('payment');
  const error = element?.validate();
  if (error) return { error };
  const body = element ? element.methodParams(params?.billing_details) : (given as FormParams);
  const result = await callApi(key, 'POST', 'payment_methods', body);
  return 'error' in result ? result : { paymentMethod: result.data };
}

// @stripe/stripe-js compares this version with its own and warns when they differ.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });

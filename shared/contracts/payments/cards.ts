import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../fields.ts';
import { stripeFailures } from './stripe-failures.ts';

export const paymentMethod = z.object({
  id: z.string(),
  customer: z.string(),
  isDefault: z.boolean(),
  card: z.object({ brand: z.string(), exp_month: z.int(), exp_year: z.int(), last4: z.string() }),
});

export type PaymentMethod = z.output<typeof paymentMethod>;

export const listPaymentMethods = defineEndpoint({
  group: 'payments',
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/payment/payment-methods',
  auth: 'company',
  budget: 'list',
  response: z.object({ results: z.array(paymentMethod) }),
  errors: [...stripeFailures('card')],
  summary: "The company's saved cards",
});

const methodId = z
  .string({ error: 'This field is required' })
  .regex(/^(pm|card)_[A-Za-z0-9_]{1,80}$/, 'Please enter a valid value');

export const setDefaultPaymentMethod = defineEndpoint({
  group: 'payments',
  name: 'setDefaultPaymentMethod',
  method: 'POST',
  path: '/api/payment/payment-methods/set-default',
  auth: 'company',
  budget: 'money',
  body: z.object({ payment_method: methodId }),
  response: confirmation,
  errors: ['card_not_found', ...stripeFailures('card')],
  summary: 'Makes one of the saved cards the default',
});

export const deletePaymentMethod = defineEndpoint({
  group: 'payments',
  name: 'deletePaymentMethod',
  method: 'POST',
  path: '/api/payment/payment-methods/delete',
  auth: 'company',
  budget: 'money',
  body: z.object({ payment_method: methodId }),
  response: confirmation,
  errors: ['card_not_found', ...stripeFailures('card')],
  summary: 'Removes a saved card; after the default one no card is the default',
});

/** Starts saving a card without a purchase. The body is empty [PAY-14]. */
export const createSetupIntent = defineEndpoint({
  group: 'payments',
  name: 'createSetupIntent',
  method: 'POST',
  path: '/api/setup/intent',
  auth: 'company',
  budget: 'money',
  response: z.object({ id: z.string(), client_secret: z.string() }),
  status: 201,
  errors: [...stripeFailures('purchase')],
  summary: 'Starts saving a card without a purchase',
});

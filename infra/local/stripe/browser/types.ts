/** The fields of Stripe's objects that Stripe.js itself reads. */
export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  client_secret: string;
  status: string;
  last_payment_error?: StripeJsError | null;
  last_setup_error?: StripeJsError | null;
}

export interface StripeJsError {
  type: string;
  code?: string;
  message?: string;
  [name: string]: unknown;
}

export type Result<T> = T | { error: StripeJsError };
export type IntentResult = Result<{ paymentIntent: Intent } | { setupIntent: Intent }>;

export interface FormParams {
  [name: string]: string | boolean | undefined | FormParams;
}

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: { variables?: Record<string, string> };
  [name: string]: unknown;
}

export interface PaymentElementOptions {
  defaultValues?: { billingDetails?: { address?: { postal_code?: string } } };
  fields?: { billingDetails?: 'auto' | 'never' | { address?: 'auto' | 'never' | { postalCode?: 'auto' | 'never' } } };
  [name: string]: unknown;
}

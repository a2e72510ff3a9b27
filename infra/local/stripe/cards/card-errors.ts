import type Stripe from 'stripe';
import { docUrl } from '../http/errors.ts';
import { type Decline, describeDecline } from './test-cards.ts';

/** Returns the error of a declined card, for the intent and for the response of its confirmation. */
export function cardError(decline: Decline, method: Stripe.PaymentMethod) {
  const { code, ...rest } = describeDecline(decline);
  return { code, ...rest, doc_url: docUrl(code), payment_method: method, type: 'card_error' } as const;
}

/** Returns the error of an intent after a failed 3-D Secure check. */
export function authenticationError(kind: 'payment_intent' | 'setup_intent', method: Stripe.PaymentMethod) {
  const code = `${kind}_authentication_failure` as const;
  return {
    code,
    doc_url: docUrl(code),
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
    type: 'invalid_request_error',
  } as const;
}

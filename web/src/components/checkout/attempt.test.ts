import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { outcomeOf, runAttempt } from './attempt.ts';

const intent = (status: PaymentIntent['status']) => ({ status }) as PaymentIntent;
const error = (fields: Partial<StripeError>) => ({ error: { type: 'card_error', ...fields } as StripeError });

describe('a try to pay', () => {
  it('[PAY-11] is paid when the intent succeeded', () => {
    expect(outcomeOf({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
  });

  it("[PAY-15] fails with the provider's message on a card error", () => {
    expect(outcomeOf(error({ message: 'Your card was declined.' }))).toEqual({
      kind: 'failed',
      message: 'Your card was declined.',
    });
  });

  it('names the card that was refused, where the provider does', () => {
    const method = { card: { brand: 'visa', last4: '0002' } } as StripeError['payment_method'];
    expect(outcomeOf(error({ message: 'No.', payment_method: method as never }))).toEqual({
      kind: 'failed',
      message: 'No.',
      card: { brand: 'visa', last4: '0002' },
    });
  });

  it('[PAY-12] fails without words when the intent did not succeed or the client broke', async () => {
    expect(outcomeOf({ paymentIntent: intent('requires_payment_method') })).toEqual({ kind: 'failed' });
    expect(await runAttempt(() => Promise.reject(new Error('no network')))).toEqual({ kind: 'failed' });
  });

  it('[PAY-08] counts as paid when another tab has paid the same intent', () => {
    expect(outcomeOf(error({ code: 'payment_intent_unexpected_state', payment_intent: intent('succeeded') }))).toEqual({
      kind: 'paid',
    });
  });

  it('goes back to the form when a field is wrong', () => {
    expect(outcomeOf(error({ type: 'validation_error' }))).toEqual({ kind: 'invalid' });
  });
});

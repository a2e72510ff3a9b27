import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from '../start-for-test.ts';

const NEVER_REDIRECT = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
const PAYMENT = { amount: 4900, currency: 'usd', ...NEVER_REDIRECT } as const;

describe('the endpoint for payment intents, called through the SDK,', () => {
  let stripe: RunningStripe;
  let sdk: Stripe;
  beforeAll(async () => {
    stripe = await startStripe();
    sdk = stripe.sdk;
  });
  afterAll(() => stripe.stop());

  async function payWith(number: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
    const card = { number, exp_month: 12, exp_year: 2040, cvc: number.startsWith('37') ? '1234' : '123' };
    const method = await sdk.paymentMethods.create({ type: 'card', card });
    return sdk.paymentIntents.create({ ...PAYMENT, confirm: true, payment_method: method.id, ...more });
  }
  const failureOf = (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
    promise.then(
      () => expect.unreachable(),
      (error) => error,
    );

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
  ])('recognizes card %s as %s', async (number, brand) => {
    const intent = await payWith(number, { expand: ['latest_charge', 'payment_method'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 4900, last_payment_error: null });
    expect(intent.payment_method).toMatchObject({ card: { brand, last4: number.slice(-4), exp_year: 2040 } });
    expect(intent.latest_charge).toMatchObject({ paid: true, amount: 4900, payment_intent: intent.id });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('declines %s with %s', async (number, code, declineCode, message) => {
    const error = await failureOf(payWith(number));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, message, decline_code: declineCode ?? '' });
    expect(error.requestId).toMatch(/^req_/);
    const intent = await sdk.paymentIntents.retrieve(String(error.payment_intent?.id));
    expect(intent).toMatchObject({ status: 'requires_payment_method', payment_method: null, amount_received: 0 });
    expect(intent.last_payment_error).toMatchObject({ code, message, charge: intent.latest_charge });
    const retried = await sdk.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(retried.status).toBe('succeeded');
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ number: '4111111111111111' }, 'card_declined', undefined],
    [{ exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    [{ exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('refuses a card with %o', async (wrong, code, param) => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', ...wrong };
    const error = await failureOf(sdk.paymentMethods.create({ type: 'card', card }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ code, param });
  });

  it('waits for a payment method, then for the confirmation, and cancels once', async () => {
    const intent = await sdk.paymentIntents.create({ ...PAYMENT, metadata: { userId: 'u1', jobId: 'j1' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { userId: 'u1', jobId: 'j1' } });
    const updated = await sdk.paymentIntents.update(intent.id, {
      payment_method: 'pm_card_visa',
      metadata: { jobId: '' },
    });
    expect(updated).toMatchObject({ status: 'requires_confirmation', metadata: { userId: 'u1' } });
    const cancelled = await sdk.paymentIntents.cancel(intent.id);
    expect(cancelled.status).toBe('canceled');
    const error = await failureOf(sdk.paymentIntents.confirm(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  it('confirms no intent twice and changes no amount afterwards', async () => {
    const intent = await payWith('4242424242424242');
    const again = await failureOf(sdk.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }));
    expect(again.message).toContain('it has already succeeded after being previously confirmed');
    const change = await failureOf(sdk.paymentIntents.update(intent.id, { amount: 9900 }));
    expect(change).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect((await sdk.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('requires a return_url where the intent might redirect', async () => {
    const error = await failureOf(payWith('4242424242424242', { automatic_payment_methods: { enabled: true } }));
    expect(error).toMatchObject({ rawType: 'invalid_request_error', param: 'return_url' });
  });

  it('saves the card for later with setup_future_usage, and opens a dispute for the dispute card', async () => {
    const customer = await sdk.customers.create();
    const intent = await payWith('4000000000000259', { customer: customer.id, setup_future_usage: 'off_session' });
    expect((await sdk.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([
      intent.payment_method,
    ]);
    const disputes = await sdk.disputes.list({ payment_intent: intent.id });
    expect(disputes.data[0]).toMatchObject({
      status: 'needs_response',
      reason: 'fraudulent',
      charge: intent.latest_charge,
    });
    expect((await sdk.charges.retrieve(String(intent.latest_charge))).disputed).toBe(true);
    expect((await sdk.disputes.close(String(disputes.data[0]?.id))).status).toBe('lost');
  });

  it('lets a card without a customer be used once', async () => {
    const method = await sdk.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
    const pay = () => sdk.paymentIntents.create({ ...PAYMENT, confirm: true, payment_method: method.id });
    expect((await pay()).status).toBe('succeeded');
    expect((await failureOf(pay())).message).toContain('It may not be used again');
  });

  it('lists the newest first, page by page', async () => {
    const customer = await sdk.customers.create();
    for (const amount of [100, 200, 300])
      await sdk.paymentIntents.create({ ...PAYMENT, amount, customer: customer.id });
    const page = await sdk.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect([page.has_more, page.data.map(({ amount }) => amount)]).toEqual([true, [300, 200]]);
    const all: number[] = [];
    for await (const intent of sdk.paymentIntents.list({ customer: customer.id, limit: 2 })) all.push(intent.amount);
    expect(all).toEqual([300, 200, 100]);
  });
});

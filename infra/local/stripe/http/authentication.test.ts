import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from '../start-for-test.ts';

const PAYMENT = { amount: 4900, currency: 'usd', confirm: true, return_url: 'http://site.test/back?x=1' } as const;

describe('3-D Secure', () => {
  let stripe: RunningStripe;
  let sdk: Stripe;
  beforeAll(async () => {
    stripe = await startStripe();
    sdk = stripe.sdk;
  });
  afterAll(() => stripe.stop());

  const answer = (id: string, what: 'complete' | 'fail') =>
    fetch(`${stripe.url}/3ds/${id}/${what}`, { method: 'POST' });

  it('sends the customer to a page and takes the payment when it is completed', async () => {
    const intent = await sdk.paymentIntents.create({ ...PAYMENT, payment_method: 'pm_card_authenticationRequired' });
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
      latest_charge: null,
    });
    const page = await fetch(String(intent.next_action?.redirect_to_url?.url));
    expect(await page.text()).toContain('Complete authentication');
    const done = await fetch(`${page.url}/complete`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    const back = new URL(String(done.headers.get('location')));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      x: '1',
      payment_intent: intent.id,
      redirect_status: 'succeeded',
    });
    expect((await sdk.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect((await answer(intent.id, 'complete')).status).toBe(400);
  });

  it('detaches the payment method when it is failed', async () => {
    const intent = await sdk.paymentIntents.create({ ...PAYMENT, payment_method: 'pm_card_authenticationRequired' });
    await answer(intent.id, 'fail');
    const after = await sdk.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', next_action: null, payment_method: null });
    expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure');
  });

  it('declines afterwards where the card says so', async () => {
    const intent = await sdk.paymentIntents.create({
      ...PAYMENT,
      payment_method: 'pm_card_threeDSecureRequiredChargeDeclined',
    });
    await answer(intent.id, 'complete');
    const after = await sdk.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
  });

  it('passes off session once the card was saved with authentication, and never for a card that always requires it', async () => {
    const customer = await sdk.customers.create();
    const save = async (token: string) => {
      const setup = await sdk.setupIntents.create({
        ...{ customer: customer.id, payment_method: token, confirm: true, return_url: 'http://site.test/' },
      });
      expect(setup.status).toBe('requires_action');
      await answer(setup.id, 'complete');
      return sdk.setupIntents.retrieve(setup.id);
    };
    const pay = (method: unknown) =>
      sdk.paymentIntents.create({
        ...PAYMENT,
        customer: customer.id,
        payment_method: String(method),
        off_session: true,
      });
    const once = await save('pm_card_authenticationRequiredOnSetup');
    expect(once.status).toBe('succeeded');
    expect((await pay(once.payment_method)).status).toBe('succeeded');
    const always = await save('pm_card_authenticationRequired');
    await expect(pay(always.payment_method)).rejects.toMatchObject({
      code: 'authentication_required',
      statusCode: 402,
    });
  });

  it('lets a publishable key confirm with the client secret, and shows it no metadata', async () => {
    const intent = await sdk.paymentIntents.create({ amount: 4900, currency: 'usd', metadata: { secret: 'yes' } });
    const browser = stripe.sdkWith('pk_test_local');
    const confirmation = { payment_method: 'pm_card_authenticationRequired', use_stripe_sdk: true };
    await expect(browser.paymentIntents.confirm(intent.id, confirmation)).rejects.toMatchObject({
      param: 'client_secret',
    });
    const client_secret = String(intent.client_secret);
    const refused = { payment_method: 'pm_card_chargeDeclined', use_stripe_sdk: true, client_secret };
    const declined = await browser.paymentIntents.confirm(intent.id, refused).catch((error) => error);
    expect(declined).toMatchObject({ code: 'card_declined', payment_intent: { id: intent.id } });
    expect(declined.payment_intent).not.toHaveProperty('metadata');
    const body = { ...confirmation, client_secret } as Stripe.PaymentIntentConfirmParams;
    const confirmed = await browser.paymentIntents.confirm(intent.id, body);
    expect(confirmed).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect(confirmed).not.toHaveProperty('metadata');
    await expect(browser.customers.list()).rejects.toMatchObject({ code: 'secret_key_required' });
  });
});

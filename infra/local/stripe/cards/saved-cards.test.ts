import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from '../start-for-test.ts';

describe('the storage of customers and saved cards', () => {
  let stripe: RunningStripe;
  let sdk: Stripe;
  beforeAll(async () => {
    stripe = await startStripe();
    sdk = stripe.sdk;
  });
  afterAll(() => stripe.stop());

  async function customerWithCard(token = 'pm_card_visa') {
    const customer = await sdk.customers.create({
      name: 'Acme',
      email: 'pay@acme.test',
      metadata: { companyId: 'c1' },
    });
    const method = await sdk.paymentMethods.attach(token, { customer: customer.id });
    return { customer, method };
  }

  it('saves a card with a setup intent, makes it the default and lists it', async () => {
    const customer = await sdk.customers.create();
    const setup = await sdk.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'] });
    const saved = await sdk.setupIntents.confirm(setup.id, { payment_method: 'pm_card_mastercard' });
    expect(saved).toMatchObject({ status: 'succeeded', last_setup_error: null });
    const default_payment_method = String(saved.payment_method);
    await sdk.customers.update(customer.id, { invoice_settings: { default_payment_method } });
    const expand = ['invoice_settings.default_payment_method'];
    expect(await sdk.customers.retrieve(customer.id, { expand })).toMatchObject({
      invoice_settings: { default_payment_method: { id: default_payment_method, card: { brand: 'mastercard' } } },
    });
    expect((await sdk.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(1);
  });

  it('detaches a card permanently and clears it as the default', async () => {
    const { customer, method } = await customerWithCard();
    await sdk.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    expect((await sdk.paymentMethods.detach(method.id)).customer).toBeNull();
    expect(await sdk.customers.retrieve(customer.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect((await sdk.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    await expect(sdk.paymentMethods.attach(method.id, { customer: customer.id })).rejects.toThrow(
      'It may not be used again',
    );
  });

  it('rejects a declined card, and a card of another customer', async () => {
    await expect(customerWithCard('pm_card_chargeDeclined')).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    const { method } = await customerWithCard();
    const other = await sdk.customers.create();
    const payment = { amount: 4900, currency: 'usd', customer: other.id, payment_method: method.id };
    await expect(sdk.paymentIntents.create(payment)).rejects.toThrow('does not belong to the Customer you supplied');
    const settings = { invoice_settings: { default_payment_method: method.id } };
    await expect(sdk.customers.update(other.id, settings)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('saves 4000 0000 0000 0341 and declines its charge', async () => {
    const { customer, method } = await customerWithCard('pm_card_chargeCustomerFail');
    const payment = { amount: 4900, currency: 'usd', customer: customer.id, payment_method: method.id };
    await expect(sdk.paymentIntents.create({ ...payment, confirm: true, off_session: true })).rejects.toMatchObject({
      code: 'card_declined',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('returns the reason of a failed setup intent', async () => {
    const setup = await sdk.setupIntents.create({ allowed_payment_method_types: ['card'] });
    const error = await sdk.setupIntents
      .confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' })
      .catch((e) => e);
    expect(error).toMatchObject({ statusCode: 402, setup_intent: { last_setup_error: { code: 'card_declined' } } });
    expect((await sdk.setupIntents.cancel(setup.id)).status).toBe('canceled');
  });

  it('returns a deleted customer as deleted', async () => {
    const { customer } = await customerWithCard();
    await sdk.customers.del(customer.id);
    expect(await sdk.customers.retrieve(customer.id)).toEqual({ id: customer.id, object: 'customer', deleted: true });
    expect((await sdk.customers.list({ limit: 100 })).data.some(({ id }) => id === customer.id)).toBe(false);
  });
});

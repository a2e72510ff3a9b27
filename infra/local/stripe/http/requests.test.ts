import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from '../start-for-test.ts';

const PAYMENT = { amount: 4900, currency: 'usd' } as const;

describe("the emulator of Stripe's requests, refusals and idempotency", () => {
  let stripe: RunningStripe;
  let sdk: Stripe;
  let clock = Date.now();
  beforeAll(async () => {
    stripe = await startStripe({ now: () => new Date(clock) });
    sdk = stripe.sdk;
  });
  afterAll(() => stripe.stop());

  it('returns the stored response for a repeated key', async () => {
    const once = await sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'a' });
    const twice = await sdk.paymentIntents.create({ currency: 'usd', amount: 4900 }, { idempotencyKey: 'a' });
    expect(twice).toEqual(once);
    expect(twice.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': once.lastResponse.requestId,
    });
    expect(once.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('rejects a repeated key with other parameters or another endpoint', async () => {
    await sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'b' });
    const other = await sdk.paymentIntents
      .create({ ...PAYMENT, amount: 9900 }, { idempotencyKey: 'b' })
      .catch((e) => e);
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(other).toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than 'b' if you meant to execute a different request.",
    });
    const elsewhere = sdk.customers.create({}, { idempotencyKey: 'b' });
    await expect(elsewhere).rejects.toThrow("('/v1/customers' vs '/v1/payment_intents')");
  });

  it('repeats a decline, drops a rejected parameter, and keeps keys separate per API key and for 24 hours', async () => {
    const declined = { ...PAYMENT, confirm: true, off_session: true, payment_method: 'pm_card_chargeDeclined' };
    const first = await sdk.paymentIntents.create(declined, { idempotencyKey: 'c' }).catch((e) => e);
    const second = await sdk.paymentIntents.create(declined, { idempotencyKey: 'c' }).catch((e) => e);
    expect(second.payment_intent.id).toBe(first.payment_intent.id);
    await expect(sdk.paymentIntents.create({ ...PAYMENT, amount: 10 }, { idempotencyKey: 'd' })).rejects.toThrow(
      'at least',
    );
    const made = await sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'd' });
    const otherKey = await stripe.sdkWith('sk_test_other').paymentIntents.create(PAYMENT, { idempotencyKey: 'd' });
    expect(otherKey.id).not.toBe(made.id);
    clock += 24 * 60 * 60 * 1000 + 1000;
    const nextDay = await sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'd' });
    expect(nextDay.id).not.toBe(made.id);
    expect(nextDay.created).toBe(Math.floor(clock / 1000));
  });

  it('rejects invalid keys', async () => {
    const error = await stripe
      .sdkWith('sk_live_1234567890')
      .customers.list()
      .catch((e) => e);
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).toBe('Invalid API Key provided: sk_***********7890');
    expect((await fetch(`${stripe.url}/v1/customers`)).status).toBe(401);
    const authorization = `Basic ${Buffer.from('sk_test_local:').toString('base64')}`;
    expect((await fetch(`${stripe.url}/v1/customers`, { headers: { authorization } })).status).toBe(200);
  });

  it('rejects missing, unknown and mistyped parameters', async () => {
    const refusal = (request: Promise<unknown>) =>
      request.then(
        () => 'accepted',
        ({ statusCode, code, param, type }) => ({ statusCode, code, param, type }),
      );
    const type = 'StripeInvalidRequestError';
    const create = (params: object) => refusal(sdk.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
    expect(await create({ amount: 4900 })).toEqual({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'currency',
      type,
    });
    expect(await create({ ...PAYMENT, tip: 1 })).toEqual({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'tip',
      type,
    });
    expect(await create({ ...PAYMENT, amount: 'x' })).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
    expect(await create({ ...PAYMENT, customer: 'cus_no' })).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    expect(await refusal(sdk.customers.retrieve('cus_no'))).toEqual({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      type,
    });
    expect(await refusal(sdk.products.list())).toMatchObject({ statusCode: 404, type });
    expect(await refusal(sdk.paymentIntents.list({ expand: ['data.nothing'] }))).toMatchObject({ param: 'expand' });
  });

  it('stores nothing when it rejects halfway', async () => {
    const count = async () => (await sdk.paymentIntents.list({ limit: 100 })).data.length;
    const before = await count();
    await expect(sdk.paymentIntents.create({ ...PAYMENT, confirm: true, off_session: true })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await count()).toBe(before);
  });

  it("returns planned failures in the SDK's format", async () => {
    const plan = (status: number) =>
      fetch(`${stripe.url}/test/failures`, { method: 'POST', body: JSON.stringify({ status, times: 1 }) });
    await plan(429);
    await expect(sdk.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await plan(409);
    await expect(sdk.customers.list()).rejects.toMatchObject({ statusCode: 409, code: 'lock_timeout' });
    await plan(500);
    expect((await sdk.customers.list({}, { maxNetworkRetries: 1 })).object).toBe('list');
  });

  it('refunds in parts up to the whole amount and not a cent more', async () => {
    const paid = await sdk.paymentIntents.create({
      ...PAYMENT,
      confirm: true,
      off_session: true,
      payment_method: 'pm_card_visa',
    });
    const part = await sdk.refunds.create({ payment_intent: paid.id, amount: 900, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ amount: 900, status: 'succeeded', charge: paid.latest_charge });
    await expect(sdk.refunds.create({ payment_intent: paid.id, amount: 4001 })).rejects.toThrow(
      'Refund amount ($40.01) is greater than unrefunded amount on charge ($40.00)',
    );
    await sdk.refunds.create({ charge: String(paid.latest_charge) });
    await expect(sdk.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const charge = await sdk.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ amount_refunded: 4900, refunded: true });
    expect((await sdk.refunds.list({ payment_intent: paid.id })).data.map(({ amount }) => amount)).toEqual([4000, 900]);
  });
});

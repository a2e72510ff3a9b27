import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from '../start-for-test.ts';
import published from './example-objects.json' with { type: 'json' };

/**
 * Fields that the SDK's types require in every response, but that Stripe's published examples lack, because an older
 * API version made them. A response can have no other additional fields.
 */
const NEWER_MEMBERS: Record<string, readonly string[]> = {
  charge: [
    'payment_method_details.card.electronic_commerce_indicator',
    'payment_method_details.card.transaction_link_id',
  ],
  dispute: ['evidence_details.submission_method', 'intended_submission_method', 'payment_method_details.card.network'],
  payment_intent: ['allowed_payment_method_types', 'customer_account', 'managed_payments', 'payment_record'],
  payment_method: ['customer_account'],
  refund: ['customer', 'customer_account', 'payment_method'],
  setup_intent: ['allowed_payment_method_types'],
};

/** Hashes whose fields vary, for which the examples have only a placeholder. */
const OPEN_HASHES = new Set([
  'data.object',
  'last_payment_error',
  'last_setup_error',
  'metadata',
  'next_action',
  'shipping',
]);

describe("the emulator compared with Stripe's published examples", () => {
  let stripe: RunningStripe;
  const answers: Record<string, unknown> = {};

  beforeAll(async () => {
    stripe = await startStripe();
    const { sdk } = stripe;
    const customer = await sdk.customers.create({ name: 'Acme', email: 'pay@acme.test' });
    const paid = { amount: 4900, currency: 'usd', customer: customer.id, confirm: true, off_session: true } as const;
    const intent = await sdk.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa' });
    await sdk.paymentIntents.create({ ...paid, payment_method: 'pm_card_createDispute' });
    answers.customer = customer;
    answers.payment_intent = intent;
    answers.payment_method = await sdk.paymentMethods.retrieve(String(intent.payment_method));
    answers.charge = await sdk.charges.retrieve(String(intent.latest_charge));
    answers.refund = await sdk.refunds.create({ payment_intent: intent.id });
    answers.setup_intent = await sdk.setupIntents.create({ customer: customer.id });
    answers.dispute = (await sdk.disputes.list()).data[0];
    answers.event = (await sdk.events.list()).data[0];
  });
  afterAll(() => stripe.stop());

  it.each(Object.keys(published.resources))(
    'returns %s with the published members and the published types',
    (resource) => {
      const example = published.resources[resource as keyof typeof published.resources];
      expect(differences(example, answers[resource], '', NEWER_MEMBERS[resource] ?? [])).toEqual([]);
    },
  );

  it('keeps the fields while an intent fails, waits for authentication or is canceled', async () => {
    const { sdk } = stripe;
    const base = { amount: 4900, currency: 'usd', confirm: true, return_url: 'http://site.test/back' } as const;
    const declined = await sdk.paymentIntents
      .create({ ...base, payment_method: 'pm_card_chargeDeclined' })
      .catch((error) => error);
    const waiting = await sdk.paymentIntents.create({ ...base, payment_method: 'pm_card_authenticationRequired' });
    const cancelled = await sdk.paymentIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' });
    for (const intent of [declined.raw.payment_intent, waiting, cancelled]) {
      expect(differences(published.resources.payment_intent, intent, '', NEWER_MEMBERS.payment_intent ?? [])).toEqual(
        [],
      );
    }
  });
});

/** Returns the paths at which the response lacks a field, has an additional one, or has a value of another type. */
function differences(example: unknown, answer: unknown, path: string, newer: readonly string[]): string[] {
  if (example === null || answer === null || OPEN_HASHES.has(path)) return [];
  if (Array.isArray(example) || Array.isArray(answer)) {
    if (!Array.isArray(example) || !Array.isArray(answer)) return [`${path}: list or not`];
    return example.length === 0 ? [] : answer.flatMap((item) => differences(example[0], item, `${path}[]`, newer));
  }
  if (typeof example !== typeof answer) return [`${path}: ${typeof answer} for ${typeof example}`];
  if (typeof example !== 'object') return [];
  const wanted = Object.entries(example as object);
  const given = answer as Record<string, unknown>;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = wanted.filter(([name]) => !(name in given)).map(([name]) => `${at(name)}: missing`);
  const extra = Object.keys(given).filter((name) => !(name in (example as object)) && !newer.includes(at(name)));
  const inner = wanted
    .filter(([name]) => name in given)
    .flatMap(([name, value]) => differences(value, given[name], at(name), newer));
  return [...missing, ...extra.map((name) => `${at(name)}: not published`), ...inner];
}

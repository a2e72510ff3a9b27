import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, orderOf, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';

const UNLOCK = 'unlock_applicant_resume_skill_2';
const CARDS = '/api/payment/payment-methods';

let company: Person;
let card: string;
let unpaid: string;
let paid: string;

const order = async () => orderOf(UNLOCK, { candidate_profile_id: (await newSeeker()).profileId });

beforeAll(async () => {
  company = await newCompany();
  const { body } = await company.api.post('/api/setup/intent');
  const { payment_method: method } = await stripeSide().setupIntents.confirm(body.id, {
    payment_method: 'pm_card_visa',
  });
  card = String(method);
  [unpaid = '', paid = ''] = [
    await buy(company, UNLOCK, { candidate_profile_id: (await newSeeker()).profileId }),
    await buy(company, UNLOCK, { candidate_profile_id: (await newSeeker()).profileId }),
  ];
  await payWithSecret(paid, await secretOf(company, paid));
});
afterEach(() => fault({ dependency: 'stripe', mode: 'off' }));

/** Each call that asks Stripe, with the error that says what failed. */
const calls: [string, () => Promise<{ status: number; body: { code?: string } }>, string][] = [
  ['the list of cards', () => company.api.get(CARDS), 'card_unavailable'],
  [
    'another default card',
    () => company.api.post(`${CARDS}/set-default`, { payment_method: card }),
    'card_unavailable',
  ],
  ['a deleted card', () => company.api.post(`${CARDS}/delete`, { payment_method: card }), 'card_unavailable'],
  ['a new card', () => company.api.post('/api/setup/intent'), 'purchase_unavailable'],
  ['a new purchase', async () => company.api.post('/api/payment/intent', await order()), 'purchase_unavailable'],
  ['an opened checkout', () => company.api.get(`/api/payment/intent/${unpaid}`), 'checkout_unavailable'],
  ['a paid checkout', () => company.api.post('/api/payment', { id: paid }), 'payment_unavailable'],
];

describe.each(['fail', 'throttle'] as const)('while calls to Stripe %s, [PAY-05]', (mode) => {
  it.each(calls)('%s says what is not available for now', async (_, call, code) => {
    await fault({ dependency: 'stripe', mode });
    expect(await call()).toMatchObject({ status: 503, body: { code } });
  });
});

it.each(calls)('after an outage of Stripe, %s works as before [PAY-05]', async (_, call) => {
  expect((await call()).status).toBeLessThan(300);
});

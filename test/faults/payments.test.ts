import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, fault, runSchedule } from '../support/cloud/cloud.ts';
import { api } from '../support/contract/api.ts';
import { newCompany, newSeeker, type Person, signIn } from '../support/people/people.ts';
import {
  buy,
  eventsAbout,
  orderOf,
  payByCard,
  redeliver,
  releaseWebhooks,
  stripeSide,
  webhooks,
} from '../support/posts/card-payments.ts';

const UNLOCK_2 = 'unlock_applicant_resume_skill_2';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The number of tries of Stripe's SDK before it throws. */
const STRIPE_TRIES = 3;

describe('payments when things go wrong', () => {
  let company: Person;

  let seeker: Person;

  let subject: { candidate_profile_id: string };

  const record = (id: string) => company.api.post('/api/payment', { id });

  const isOpen = async (): Promise<boolean> =>
    (await company.api.get(`/api/profile/${seeker.profileId}`)).body.redacted === false;

  const contactAccessesOf = async (...people: Person[]): Promise<object[]> => {
    const { body } = await company.api.get(`/api/company/profile/${company.profileId}`);
    const ids = people.map(({ profileId }) => profileId);
    return body.provider.unlockedApplicants.filter(({ profile }: { profile: string }) => ids.includes(profile));
  };

  const contactAccesses = () => contactAccessesOf(seeker);

  const fulfillmentOf = async (intent: string, type: string) => (await eventsAbout(intent, type))[0]?.id ?? 'none';

  beforeAll(async () => {
    company = await newCompany();
  });

  beforeEach(async () => {
    seeker = await newSeeker();
    subject = { candidate_profile_id: seeker.profileId };
  });

  afterEach(async () => {
    for (const dependency of ['stripe', 'dynamodb'] as const) await fault({ dependency, mode: 'off' });
    await webhooks('normal');
    await releaseWebhooks();
  });

  describe('reconciliation', () => {
    /** Tokens expire before the new time of the clock. */
    const leap = async (ms: number): Promise<void> => {
      await advanceClock(ms);
      const { token } = await signIn(company.email);
      company = { ...company, token, api: api(token) };
    };

    it('[PAY-24] fulfills a payment that no browser reported, and not before it is due', async () => {
      await webhooks('drop');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      await runSchedule('reconcile-payments');
      expect(await isOpen()).toBe(false);
      await leap(6 * MINUTE);
      await runSchedule('reconcile-payments');
      expect(await isOpen()).toBe(true);
      await runSchedule('reconcile-payments');
      expect(await contactAccesses()).toHaveLength(1);
    });

    it('[PAY-24] continues when Stripe fails for one of the payments', async () => {
      await webhooks('drop');
      const other = await newSeeker();
      const ids = [
        await buy(company, UNLOCK_2, subject),
        await buy(company, UNLOCK_2, { candidate_profile_id: other.profileId }),
      ];
      for (const id of ids) await payByCard(company, id);
      await leap(6 * MINUTE);
      await fault({ dependency: 'stripe', mode: 'fail', match: ids[0] ?? '' });
      await runSchedule('reconcile-payments');
      expect(await contactAccessesOf(seeker, other)).toEqual([expect.objectContaining({ profile: other.profileId })]);
      await fault({ dependency: 'stripe', mode: 'off' });
      await leap(60 * MINUTE);
      await runSchedule('reconcile-payments');
      expect(await contactAccessesOf(seeker, other)).toHaveLength(2);
    });

    it('[PAY-08] cancels an intent that is unpaid for a week', async () => {
      const id = await buy(company, UNLOCK_2, subject);
      await leap(6 * DAY);
      await runSchedule('reconcile-payments');
      expect((await stripeSide().paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
      await leap(14 * DAY);
      await runSchedule('reconcile-payments');
      expect((await company.api.get(`/api/payment/intent/${id}`)).body.status).toBe('canceled');
      expect(await buy(company, UNLOCK_2, subject)).not.toBe(id);
    });
  });

  describe('failing dependencies', () => {
    it('[PAY-05] returns that the request could not be submitted while Stripe is down, and sells afterwards', async () => {
      const order = orderOf(UNLOCK_2, subject);
      await fault({ dependency: 'stripe', mode: 'fail', match: 'payment_intents', count: STRIPE_TRIES });
      const { status, body } = await company.api.post('/api/payment/intent', order);
      expect({ status, message: body.message }).toEqual({
        status: 503,
        message: "We couldn't submit your payment request.",
      });
      expect((await company.api.post('/api/payment/intent', order)).status).toBe(201);
    });

    it('[PAY-04] keeps to one intent when the table fails after Stripe made it', async () => {
      const order = orderOf(UNLOCK_2, subject, { idempotencyKey: randomUUID() });
      await fault({ dependency: 'dynamodb', mode: 'fail', match: 'TransactWriteItems' });
      expect((await company.api.post('/api/payment/intent', order)).status).toBeGreaterThanOrEqual(500);
      await fault({ dependency: 'dynamodb', mode: 'off' });
      const { status, body } = await company.api.post('/api/payment/intent', order);
      expect(status).toBe(201);
      const { customer } = await stripeSide().paymentIntents.retrieve(body.id);
      const { data } = await stripeSide().paymentIntents.list({ customer: String(customer), limit: 100 });
      const made = data.filter(({ metadata }) => metadata.candidate_profile_id === seeker.profileId);
      expect(made.map(({ id }) => id)).toEqual([body.id]);
    });

    it('[PAY-24] returns success to the webhook only once the effect is durable', async () => {
      await webhooks('hold');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      const event = await fulfillmentOf(id, 'payment_intent.succeeded');
      await webhooks('drop');
      await fault({ dependency: 'dynamodb', mode: 'fail', match: 'TransactWriteItems' });
      expect(await redeliver(event)).toEqual({ delivered: false });
      await fault({ dependency: 'dynamodb', mode: 'off' });
      expect(await isOpen()).toBe(false);
      expect(await redeliver(event)).toEqual({ delivered: true });
      expect(await contactAccesses()).toHaveLength(1);
    });

    it('[PAY-22] leaves a payment unrecorded while Stripe returns a temporary error, and records it then', async () => {
      await webhooks('hold');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      await fault({ dependency: 'stripe', mode: 'throttle', match: 'payment_intents', count: 1 });
      const { status, body } = await record(id);
      expect({ status, message: body.message }).toEqual({
        status: 503,
        message: "We couldn't complete your payment.",
      });
      expect(await isOpen()).toBe(false);
      expect((await record(id)).body).toEqual({ fulfilled: true, status: 'succeeded' });
    });
  });
});

import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloudNow } from '../support/cloud/clock.ts';
import { fault, handlerEnvironment, origin, until } from '../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../support/people/people.ts';
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

describe("Stripe's events", () => {
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

  describe('webhook', () => {
    it('[PAY-24] fulfills a payment although the browser never returned, and the browser may return later', async () => {
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      await until(isOpen);
      expect((await record(id)).body).toEqual({ fulfilled: true, status: 'succeeded' });
      expect(await contactAccesses()).toHaveLength(1);
    });

    it('[PAY-24] changes nothing when the browser recorded it first, or when it is repeated', async () => {
      await webhooks('hold');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      await record(id);
      const [opened] = await contactAccesses();
      await webhooks('normal');
      await releaseWebhooks();
      const event = await fulfillmentOf(id, 'payment_intent.succeeded');
      expect(await redeliver(event)).toEqual({ delivered: true });
      expect(await redeliver(event)).toEqual({ delivered: true });
      expect(await contactAccesses()).toEqual([opened]);
    });

    it('[PAY-24] fulfills once when every event comes twice while the browser records it as well', async () => {
      await webhooks('duplicate');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      const answers = await Promise.all([record(id), record(id), record(id)]);
      for (const { body } of answers) expect(body).toEqual({ fulfilled: true, status: 'succeeded' });
      expect(await redeliver(await fulfillmentOf(id, 'payment_intent.succeeded'))).toEqual({ delivered: true });
      expect(await contactAccesses()).toHaveLength(1);
    });

    it('[PAY-24] opens nothing when the refund event comes before the payment event', async () => {
      await webhooks('hold');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      await stripeSide().refunds.create({ payment_intent: id });
      await webhooks('normal');
      await releaseWebhooks('reversed');
      expect(await contactAccesses()).toEqual([]);
      expect((await record(id)).body).toEqual({ fulfilled: false, status: 'succeeded' });
      expect(await contactAccesses()).toEqual([]);
    });

    it('[PAY-22] returns success to events of other integrations', async () => {
      const id = await buy(company, UNLOCK_2, subject);
      expect(await redeliver(await fulfillmentOf(id, 'payment_intent.created'))).toEqual({ delivered: true });
      const foreign = await stripeSide().paymentIntents.create({
        amount: 4900,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        confirm: true,
        off_session: true,
      });
      const event = await fulfillmentOf(foreign.id, 'payment_intent.succeeded');
      expect(await redeliver(event)).toEqual({ delivered: true });
      expect(await contactAccesses()).toEqual([]);
    });

    it('[PAY-22] rejects an event with an expired signature, and accepts it when it is signed again', async () => {
      await webhooks('drop');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      const [event] = await eventsAbout(id, 'payment_intent.succeeded');
      const payload = JSON.stringify(event);
      const send = async (ageSeconds: number): Promise<number> => {
        const timestamp = Math.floor((await cloudNow()).getTime() / 1000) - ageSeconds;
        const secret = handlerEnvironment().STRIPE_WEBHOOK_SECRET ?? '';
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return (await fetch(`${origin()}/api/payment/webhook`, { method: 'POST', headers, body: payload })).status;
      };
      expect(await send(301)).toBe(400);
      expect(await isOpen()).toBe(false);
      expect(await send(200)).toBe(200);
      expect(await isOpen()).toBe(true);
    });

    it('[PAY-22] rejects an event without a valid signature', async () => {
      await webhooks('drop');
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      const [event] = await eventsAbout(id, 'payment_intent.succeeded');
      const payload = JSON.stringify(event);
      const timestamp = Math.floor((await cloudNow()).getTime() / 1000);
      const forged = createHmac('sha256', 'whsec_guess').update(`${timestamp}.${payload}`).digest('hex');
      const send = (body: string, headers: Record<string, string>) =>
        fetch(`${origin()}/api/payment/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
      const refused: [string, Record<string, string>][] = [
        [payload, {}],
        [payload, { 'stripe-signature': '' }],
        [payload, { 'stripe-signature': 'nonsense' }],
        [payload, { 'stripe-signature': `t=${timestamp},v1=${forged}` }],
        ['', { 'stripe-signature': `t=${timestamp},v1=${forged}` }],
        ['{', { 'stripe-signature': `t=${timestamp},v1=` }],
      ];
      for (const [body, headers] of refused) {
        const answer = await send(body, headers);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toEqual({ code: 'signature_invalid', message: 'The signature is not valid' });
      }
      expect(await isOpen()).toBe(false);
    });
  });

  describe('refunds and disputes', () => {
    const pay = async (card?: string): Promise<string> => {
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id, card);
      expect((await record(id)).body.fulfilled).toBe(true);
      return id;
    };

    it('[PAY-24] revokes a refunded unlock, after which it can be bought again', async () => {
      const id = await pay();
      await stripeSide().refunds.create({ payment_intent: id });
      await until(async () => !(await isOpen()));
      expect(await contactAccesses()).toEqual([]);
      expect(await redeliver(await fulfillmentOf(id, 'payment_intent.succeeded'))).toEqual({ delivered: true });
      expect((await record(id)).body).toEqual({ fulfilled: false, status: 'succeeded' });
      expect(await pay()).not.toBe(id);
      expect(await isOpen()).toBe(true);
    });

    it("[PAY-24] keeps the seeker's details open after a partial refund", async () => {
      const id = await pay();
      await stripeSide().refunds.create({ payment_intent: id, amount: 1000 });
      expect(await redeliver(await fulfillmentOf(id, 'charge.refunded'))).toEqual({ delivered: true });
      expect(await isOpen()).toBe(true);
      expect((await record(id)).body).toEqual({ fulfilled: true, status: 'succeeded' });
    });

    it('[PAY-24] keeps the details open during a dispute and revokes them when the dispute is lost', async () => {
      const id = await pay('pm_card_createDispute');
      expect(await redeliver(await fulfillmentOf(id, 'charge.dispute.created'))).toEqual({ delivered: true });
      expect(await isOpen()).toBe(true);
      const again = await company.api.post('/api/payment/intent', orderOf(UNLOCK_2, subject));
      expect(again.status).toBe(409);
      const [dispute] = (await stripeSide().disputes.list({ payment_intent: id })).data;
      await stripeSide().disputes.close(dispute?.id ?? '');
      await until(async () => !(await isOpen()));
      expect((await record(id)).body).toEqual({ fulfilled: false, status: 'succeeded' });
    });
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import {
  buy,
  orderOf,
  payByCard,
  payWithSecret,
  secretOf,
  stripeSide,
  webhooks,
} from '../../support/posts/card-payments.ts';

const INTENT = '/api/payment/intent';
const NO_CHECKOUT = "We couldn't retrieve your checkout information";
const UNLOCK_2 = 'unlock_applicant_resume_skill_2';

const jobForm = {
  name: 'Framer',
  zip: '46590',
  type: 'Full-Time',
  tradeCategories: ['Carpentry'],
  experienceRequired: false,
  willingToProvidePaidTraining: true,
  published: true,
};
const newJob = async (company: Person): Promise<string> => (await company.api.post('/api/jobs', jobForm)).body.id;
const record = (person: Person, id: string, more: object = {}) => person.api.post('/api/payment', { id, ...more });

const unlockedBy = async (company: Person): Promise<{ profile: string; reason: string }[]> =>
  (await company.api.get(`/api/company/profile/${company.profileId}`)).body.provider.unlockedApplicants;

describe('payments that were started', () => {
  let company: Person;

  let rival: Person;

  /** No test buys this seeker, so that tests without a purchase can share the profile. */
  let seeker: Person;

  beforeAll(async () => {
    [company, rival, seeker] = await Promise.all([newCompany(), newCompany(), newSeeker()]);
  });

  // Webhooks are held back, so that each test decides which report of a payment comes first.
  beforeEach(() => webhooks('hold'));

  afterEach(() => webhooks('normal'));

  describe('reading an intent', () => {
    it("[PAY-06] returns status, secret, amount and product name of the caller's intent", async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      const { status, body } = await company.api.get(`${INTENT}/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        status: 'requires_payment_method',
        client_secret: expect.stringMatching(new RegExp(`^${id}_secret_`)),
        amount: 4900,
        metadata: { product_name: 'Unlock Applicant Resume - Skill 2', product_slug: UNLOCK_2 },
        return_url: '/dashboard',
        subject: { profile: seeker.profileId, name: `Jobseeker${seeker.profileId.slice(0, 4)}` },
      });
    });

    it('[PAY-07] returns 404 to everyone else', async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      expect((await rival.api.get(`${INTENT}/${id}`)).body).toEqual({
        code: 'payment_not_found',
        message: NO_CHECKOUT,
      });
      expect((await seeker.api.get(`${INTENT}/${id}`)).status).toBe(403);
      expect((await api().get(`${INTENT}/${id}`)).status).toBe(401);
    });

    it.each([
      ['an unknown intent', 'pi_unknown'],
      ['an empty intent id', 'pi_'],
      ['the id of something else', 'seti_123'],
      ['no id', 'null'],
      ['an id without end', `pi_${'x'.repeat(3000)}`],
    ])('[PAY-07] has no checkout information for %s', async (_what, id) => {
      const { status, body } = await company.api.get(`${INTENT}/${id}`);
      expect({ status, message: body.message }).toEqual({ status: 404, message: NO_CHECKOUT });
    });

    it('[PAY-08] returns succeeded and canceled intents with their status', async () => {
      const seeker = await newSeeker();
      const paid = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await payByCard(company, paid);
      expect((await company.api.get(`${INTENT}/${paid}`)).body.status).toBe('succeeded');
      const canceled = await buy(company, 'job_posting', { job_id: await newJob(company) });
      await stripeSide().paymentIntents.cancel(canceled);
      expect((await company.api.get(`${INTENT}/${canceled}`)).body.status).toBe('canceled');
    });
  });

  describe('recording a payment', () => {
    let seeker: Person;
    beforeEach(async () => {
      seeker = await newSeeker();
    });

    it("[PAY-24] opens the seeker's details to the company once the unlock is paid", async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body).toMatchObject({ redacted: true });
      await payByCard(company, id);
      const { status, body } = await record(company, id, { available: true, metadata: { product_slug: UNLOCK_2 } });
      expect({ status, body }).toEqual({ status: 200, body: { fulfilled: true, status: 'succeeded' } });
      expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body).toMatchObject({
        redacted: false,
        name: 'Travis',
        lastName: 'Yoder',
        email: seeker.email,
      });
      expect((await rival.api.get(`/api/profile/${seeker.profileId}`)).body).toMatchObject({ redacted: true });
      expect(await unlockedBy(company)).toContainEqual(
        expect.objectContaining({ profile: seeker.profileId, reason: 'unlock' }),
      );
      expect((await company.api.get(`${INTENT}/${id}`)).body.subject.name).toBe('Travis Yoder');
    });

    it('[PAY-23] publishes the job once its posting is paid, and not before', async () => {
      const job_id = await newJob(company);
      const published = async () => (await company.api.get(`/api/jobs/${job_id}`)).body.published;
      const id = await buy(company, 'job_posting', { job_id });
      expect((await company.api.get(`${INTENT}/${id}`)).body.subject).toEqual({ job: job_id, jobName: 'Framer' });
      expect(await published()).toBe(false);
      expect((await record(company, id)).body).toEqual({ fulfilled: false, status: 'requires_payment_method' });
      expect(await published()).toBe(false);
      await payByCard(company, id);
      expect((await record(company, id)).body).toEqual({ fulfilled: true, status: 'succeeded' });
      expect(await published()).toBe(true);
    });

    it('[PAY-22] returns the same when it is recorded again', async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await payByCard(company, id);
      const first = await record(company, id);
      expect((await record(company, id)).body).toEqual(first.body);
      expect((await unlockedBy(company)).filter(({ profile }) => profile === seeker.profileId)).toHaveLength(1);
    });

    it("[PAY-22] uses Stripe's data and not the body's", async () => {
      const other = await newSeeker();
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await payByCard(company, id);
      const metadata = { profileId: rival.profileId, userId: rival.userId, candidate_profile_id: other.profileId };
      await record(company, id, { metadata: { ...metadata, product_slug: 'skilled_worker_priority_access' } });
      const unlocked = (await unlockedBy(company)).map(({ profile }) => profile);
      expect(unlocked).toContain(seeker.profileId);
      expect(unlocked).not.toContain(other.profileId);
      expect(await unlockedBy(rival)).toEqual([]);
    });

    it('[PAY-22] does nothing for another company, a seeker, a signed-out caller, or an unknown intent', async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await payByCard(company, id);
      expect((await record(rival, id)).body).toEqual({ code: 'payment_not_found', message: NO_CHECKOUT });
      expect((await record(company, 'pi_unknown')).status).toBe(404);
      expect((await record(company, 'cs_123')).status).toBe(400);
      expect((await record(seeker, id)).status).toBe(403);
      expect((await api().post('/api/payment', { id })).status).toBe(401);
      expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body).toMatchObject({ redacted: true });
      expect((await record(company, id)).status).toBe(200);
    });

    it('[PAY-22] delivers nothing for a declined card, and lets the next card pay the same intent', async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await expect(payByCard(company, id, 'pm_card_visa_chargeDeclined')).rejects.toThrow('Your card was declined.');
      expect((await record(company, id)).body).toEqual({ fulfilled: false, status: 'requires_payment_method' });
      expect(await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId })).toBe(id);
      await payByCard(company, id);
      expect((await record(company, id)).body).toEqual({ fulfilled: true, status: 'succeeded' });
    });

    it('[PAY-08] rejects a second sale of the same subject before an intent is made', async () => {
      const subject = { candidate_profile_id: seeker.profileId };
      const id = await buy(company, UNLOCK_2, subject);
      await payByCard(company, id);
      const refused = { status: 409, message: "You've already completed this transaction." };
      const again = async () => {
        const { status, body } = await company.api.post(INTENT, orderOf(UNLOCK_2, subject));
        return { status, message: body.message };
      };
      // The payment is made at Stripe, but the server has not been notified yet.
      expect(await again()).toEqual(refused);
      expect(await again()).toEqual(refused);
      expect(await unlockedBy(company)).toContainEqual(expect.objectContaining({ profile: seeker.profileId }));
      expect((await rival.api.post(INTENT, orderOf(UNLOCK_2, subject))).status).toBe(201);
    });

    it('[PAY-24] makes one contact access and one charge when it is recorded many times concurrently', async () => {
      const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
      await payByCard(company, id);
      const answers = await Promise.all(Array.from({ length: 6 }, () => record(company, id)));
      for (const { status, body } of answers) {
        expect({ status, body }).toEqual({ status: 200, body: { fulfilled: true, status: 'succeeded' } });
      }
      expect((await unlockedBy(company)).filter(({ profile }) => profile === seeker.profileId)).toHaveLength(1);
      const charges = await stripeSide().charges.list({ payment_intent: id });
      expect(charges.data.map(({ paid, refunded }) => ({ paid, refunded }))).toEqual([{ paid: true, refunded: false }]);
    });

    it('[PAY-23] refunds the payment when the job was deleted before it was paid', async () => {
      const job_id = await newJob(company);
      const id = await buy(company, 'job_posting', { job_id });
      const secret = await secretOf(company, id);
      await company.api.delete(`/api/jobs/${job_id}`);
      await payWithSecret(id, secret);
      expect((await record(company, id)).body).toEqual({ fulfilled: false, status: 'succeeded' });
      expect((await record(company, id)).status).toBe(200);
      const refunds = await stripeSide().refunds.list({ payment_intent: id });
      expect(refunds.data.map(({ amount }) => amount)).toEqual([4900]);
      expect((await company.api.get(`/api/jobs/${job_id}`)).body.published).toBe(false);
    });
  });

  describe('saved cards', () => {
    it("[PAY-17] lists the cards of the caller's company only", async () => {
      const buyer = await newCompany();
      expect((await buyer.api.get('/api/payment/payment-methods')).body).toEqual({ results: [] });
      await payByCard(
        buyer,
        await buy(buyer, UNLOCK_2, { candidate_profile_id: seeker.profileId }),
        'pm_card_mastercard',
      );
      const { body } = await buyer.api.get('/api/payment/payment-methods');
      expect(body.results).toEqual([
        expect.objectContaining({
          id: expect.stringMatching(/^pm_/),
          customer: expect.stringMatching(/^cus_/),
          isDefault: true,
          card: { brand: 'mastercard', exp_month: expect.any(Number), exp_year: expect.any(Number), last4: '4444' },
        }),
      ]);
      const other = await newCompany();
      expect((await other.api.get('/api/payment/payment-methods')).body).toEqual({ results: [] });
      expect((await seeker.api.get('/api/payment/payment-methods')).status).toBe(403);
      expect((await api().get('/api/payment/payment-methods')).status).toBe(401);
    });
  });
});

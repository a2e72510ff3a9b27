import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { buy, orderOf, payByCard, stripeSide, webhooks } from '../../support/posts/card-payments.ts';

const INTENT = '/api/payment/intent';
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
const hide = (person: Person): Promise<void> => saveProfile(person, { public: false });
const record = (person: Person, id: string, more: object = {}) => person.api.post('/api/payment', { id, ...more });

describe('payments', () => {
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

  describe('the endpoint for products', () => {
    it('[PAY-01] returns name and price in cents of each product, to everyone', async () => {
      const { status, body } = await api().get('/api/payment/products/job_posting');
      expect({ status, body }).toEqual({
        status: 200,
        body: { slug: 'job_posting', name: 'Job Posting', amount: 4900 },
      });
      const access = await api().get('/api/payment/products/skilled_worker_priority_access');
      expect(access.body).toMatchObject({ amount: 44900 });
    });

    it("[PAY-01] returns an error for a product that can't be retrieved", async () => {
      const { status, body } = await api().get('/api/payment/products/gold_membership');
      expect(status).toBe(400);
      expect(body.message).toBe("We couldn't retrieve the product you're trying to purchase.");
    });
  });

  describe('starting a purchase', () => {
    it('[PAY-03] returns the id of an intent to a company, and rejects everyone else', async () => {
      const order = orderOf(UNLOCK_2, { candidate_profile_id: seeker.profileId });
      const { status, body } = await company.api.post(INTENT, order);
      expect({ status, body }).toEqual({
        status: 201,
        body: { _id: body.id, id: expect.stringMatching(/^pi_/) },
      });
      const educational = await newAccount('educational');
      expect((await seeker.api.post(INTENT, order)).status).toBe(403);
      expect((await educational.api.post(INTENT, order)).status).toBe(403);
      expect((await api().post(INTENT, order)).status).toBe(401);
    });

    it.each([
      ['an amount', { amount: 1 }, 'amount'],
      ['a currency', { currency: 'eur' }, 'currency'],
      ['another company', { companyId: 'a'.repeat(24) }, 'companyId'],
    ])('[PAY-03] refuses %s in the body', async (_what, extra, field) => {
      const order = orderOf(UNLOCK_2, { candidate_profile_id: seeker.profileId }, extra);
      const { status, body } = await company.api.post(INTENT, order);
      expect(status).toBe(400);
      expect(body.message).toBe(`Unknown field: ${field}`);
    });

    it.each([
      ['no subject', { candidate_profile_id: undefined }, 'candidate_profile_id'],
      ['a subject that is no id', { candidate_profile_id: { $ne: 1 } }, 'candidate_profile_id'],
      ['an unknown product', { product_slug: 'gold_membership' }, 'product_slug'],
      ['no return page', { return_url: undefined }, 'return_url'],
      ['a return page elsewhere', { return_url: 'https://evil.example' }, 'return_url'],
      ['a return page elsewhere without its scheme', { return_url: '//evil.example' }, 'return_url'],
      ['a return page elsewhere behind a tab', { return_url: '/\t/evil.example' }, 'return_url'],
      ['no idempotency key', { idempotencyKey: undefined }, 'idempotencyKey'],
      ['a short idempotency key', { idempotencyKey: '1' }, 'idempotencyKey'],
    ])('[PAY-03] refuses %s', async (_what, change, path) => {
      const order = { ...orderOf(UNLOCK_2, { candidate_profile_id: seeker.profileId }), ...change };
      const { status, body } = await company.api.post(INTENT, order);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(path);
    });

    it('[PAY-04] sends the client key on as idempotency key and saves the card', async () => {
      const seeker = await newSeeker();
      const order = orderOf(UNLOCK_2, { candidate_profile_id: seeker.profileId });
      const [first, again] = [await company.api.post(INTENT, order), await company.api.post(INTENT, order)];
      expect(again.body.id).toBe(first.body.id);
      const intent = await stripeSide().paymentIntents.retrieve(first.body.id);
      expect(intent).toMatchObject({
        amount: 4900,
        currency: 'usd',
        setup_future_usage: 'off_session',
        metadata: {
          product_slug: UNLOCK_2,
          product_name: 'Unlock Applicant Resume - Skill 2',
          companyId: company.profileId,
          userId: company.userId,
          candidate_profile_id: seeker.profileId,
        },
      });
    });

    it('[PAY-05] returns our own text when a key is reused for another purchase', async () => {
      const seeker = await newSeeker();
      const idempotencyKey = randomUUID();
      await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId }, { idempotencyKey });
      const other = await newSeeker();
      const order = orderOf(UNLOCK_2, { candidate_profile_id: other.profileId }, { idempotencyKey });
      const { status, body } = await company.api.post(INTENT, order);
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'purchase_key_reused',
        message: 'This payment request was used for something else. Please start again.',
      });
    });

    it('[PAY-04] separates the keys of two companies', async () => {
      const seeker = await newSeeker();
      const idempotencyKey = randomUUID();
      const mine = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId }, { idempotencyKey });
      const theirs = await buy(rival, UNLOCK_2, { candidate_profile_id: seeker.profileId }, { idempotencyKey });
      expect(theirs).not.toBe(mine);
    });

    it.each([
      ['unlock_applicant_resume', 'Janitorial', 2900],
      ['unlock_applicant_resume_skill_2', 'Carpentry', 4900],
      ['unlock_applicant_resume_skill_3', 'Electrical', 7900],
    ])('[PAY-27] sells %s for a seeker of its tier and no other product', async (slug, trade, amount) => {
      const person = await newSeeker({ tradeCategories: [trade] });
      const subject = { candidate_profile_id: person.profileId };
      for (const other of ['unlock_applicant_resume', UNLOCK_2, 'unlock_applicant_resume_skill_3']) {
        if (other === slug) continue;
        expect(await company.api.post(INTENT, orderOf(other, subject))).toMatchObject({
          status: 400,
          body: { message: 'This product does not fit this job seeker.', errors: [{ path: 'product_slug' }] },
        });
      }
      const id = await buy(company, slug, subject);
      expect((await company.api.get(`${INTENT}/${id}`)).body).toMatchObject({ amount });
    });

    it('[PAY-03] rejects a seeker who does not exist, is a company, or hides', async () => {
      const hidden = await newSeeker();
      await hide(hidden);
      for (const id of ['f'.repeat(24), rival.profileId, hidden.profileId]) {
        const { status, body } = await company.api.post(INTENT, orderOf(UNLOCK_2, { candidate_profile_id: id }));
        expect({ status, message: body.message }).toEqual({
          status: 404,
          message: "We couldn't retrieve the data for this profile.",
        });
      }
    });

    it('[PAY-24] sells the unlock of a hidden seeker who applied', async () => {
      const applicant = await newSeeker();
      const job = await newJob(company);
      const posting = await buy(company, 'job_posting', { job_id: job });
      await payByCard(company, posting);
      await record(company, posting);
      const applied = await applicant.api.patch(`/api/company/profile/access/request/${company.profileId}`, {
        type: 'job-application',
        job,
      });
      expect(applied.status).toBe(200);
      await hide(applicant);
      const order = orderOf(UNLOCK_2, { candidate_profile_id: applicant.profileId });
      expect((await company.api.post(INTENT, order)).status).toBe(201);
      expect((await rival.api.post(INTENT, order)).status).toBe(404);
    });

    it('[PAY-03] rejects the job of another company, a deleted one and an unknown one', async () => {
      const [theirs, deleted] = [await newJob(rival), await newJob(company)];
      await company.api.delete(`/api/jobs/${deleted}`);
      const post = (job_id: string) => company.api.post(INTENT, orderOf('job_posting', { job_id }));
      const unknown = {
        status: 404,
        body: { code: 'purchase_job_not_found', message: "We couldn't find this job in our records." },
      };
      expect(await post(theirs)).toMatchObject(unknown);
      expect(await post('f'.repeat(24))).toMatchObject(unknown);
      expect(await post(deleted)).toMatchObject({
        status: 409,
        body: { code: 'purchase_job_deleted', message: 'This job has been deleted' },
      });
      expect((await post(await newJob(company))).status).toBe(201);
    });

    it('[PAY-08] continues with the open intent of the same purchase, whichever user starts it again', async () => {
      const subject = { candidate_profile_id: seeker.profileId };
      const first = await buy(company, UNLOCK_2, subject);
      const again = await buy(company, UNLOCK_2, subject, { return_url: '/employees/jobs' });
      expect(again).toBe(first);
      expect((await company.api.get(`${INTENT}/${first}`)).body.return_url).toBe('/employees/jobs');
    });

    it('[PAY-08] makes a new intent in place of a canceled one, even under the same key', async () => {
      const seeker = await newSeeker();
      const more = { idempotencyKey: randomUUID() };
      const first = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId }, more);
      await stripeSide().paymentIntents.cancel(first);
      const second = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId }, more);
      expect(second).not.toBe(first);
      expect((await stripeSide().paymentIntents.retrieve(second)).status).toBe('requires_payment_method');
    });

    it('[PAY-04] ends with one open intent when a purchase is started many times concurrently', async () => {
      const buyer = await newCompany();
      const orders = Array.from({ length: 5 }, () => orderOf(UNLOCK_2, { candidate_profile_id: seeker.profileId }));
      const answers = await Promise.all([...orders, orders[0]].map((order) => buyer.api.post(INTENT, order)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
      const ids = new Set(answers.map(({ body }) => body.id));
      expect(ids.size).toBe(1);
      const { customer } = await stripeSide().paymentIntents.retrieve([...ids][0]);
      const intents = await stripeSide().paymentIntents.list({ customer: String(customer), limit: 100 });
      const open = intents.data.filter(({ status }) => status !== 'canceled');
      expect(open.map(({ id }) => id)).toEqual([...ids]);
      const customers = await stripeSide().customers.list({ limit: 100 });
      expect(customers.data.filter(({ metadata }) => metadata.companyId === buyer.profileId)).toHaveLength(1);
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, staffApi } from '../../support/posts/hiring.ts';
import { pay, UNLOCK_2, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const HISTORY = '/api/payment/payment-history';
const RECEIPT = '/api/payment/receipt';
const REFUND = '/api/payment/refund';
const REPORT = '/api/payment/report';
const DAY_MS = 24 * 3_600_000;

describe('past payments', () => {
  let company: Person;
  let rival: Person;
  let staff: Api;

  beforeAll(async () => {
    [company, rival, staff] = await Promise.all([newCompany(), newCompany(), staffApi(PASSWORD)]);
  });

  describe('history', () => {
    it('[PAY-18] lists date, product, subject, card, amount, status and receipt, newest first, only of paid ones', async () => {
      const buyer = await newCompany();
      expect((await buyer.api.get(HISTORY)).body).toEqual({ results: [] });
      const job_id = await draftJob(buyer, { name: 'Roofer' });
      const posting = await pay(buyer, 'job_posting', { job_id });
      const { seeker, id } = await unlockSomebody(buyer, 'pm_card_mastercard');
      await buy(buyer, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
      const { status, body } = await buyer.api.get(HISTORY);
      expect(status).toBe(200);
      expect(body.results).toEqual([
        {
          _id: id,
          id,
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          product_name: 'Unlock Applicant Resume - Skill 2',
          product_slug: UNLOCK_2,
          subject: { profile: seeker.profileId, name: 'Travis Yoder' },
          card: { brand: 'mastercard', last4: '4444' },
          amount: 4900,
          status: 'paid',
          receipt_url: expect.stringMatching(/^https:/),
        },
        expect.objectContaining({ id: posting, subject: { job: job_id, jobName: 'Roofer' }, status: 'paid' }),
      ]);
    });

    it('[PAY-18] continues from a cursor, and starts over from a foreign one', async () => {
      const ids = [(await unlockSomebody(rival)).id, (await unlockSomebody(rival)).id];
      const first = (await rival.api.get(HISTORY, { limit: 1 })).body;
      const second = (await rival.api.get(HISTORY, { limit: 1, cursor: first.cursor })).body;
      const seen = [first, second].map(({ results }) => results[0].id);
      expect(seen.toSorted()).toEqual(ids.toSorted());
      const foreign = (await company.api.get(HISTORY, { limit: 1, cursor: first.cursor })).body;
      expect(foreign.results.map(({ id }: { id: string }) => id)).not.toContain(ids[0]);
      expect((await company.api.get(HISTORY, { limit: 1000 })).status).toBe(400);
    });

    it('[PAY-18] are listed only for the company that paid, and for no seeker or signed-out caller', async () => {
      const { seeker, id } = await unlockSomebody(company);
      expect((await rival.api.get(HISTORY)).body.results.map((row: { id: string }) => row.id)).not.toContain(id);
      expect((await seeker.api.get(HISTORY)).status).toBe(403);
      expect((await api().get(HISTORY)).status).toBe(401);
    });

    it('[PAY-18] shows refunded, partly refunded and disputed payments, without the name of a user who is masked again', async () => {
      const buyer = await newCompany();
      const [back, part, disputed] = [
        await unlockSomebody(buyer),
        await unlockSomebody(buyer),
        await unlockSomebody(buyer, 'pm_card_createDispute'),
      ];
      await stripeSide().refunds.create({ payment_intent: back.id });
      await stripeSide().refunds.create({ payment_intent: part.id, amount: 1000 });
      const rows = await until(async () => {
        const { results } = (await buyer.api.get(HISTORY)).body;
        const of = ({ id }: { id: string }) => results.find((row: { id: string }) => row.id === id);
        return of(back).status === 'refunded' && of(part).amountRefunded && [of(back), of(part), of(disputed)];
      });
      expect(rows[0]).toMatchObject({
        amountRefunded: 4900,
        subject: { name: `Jobseeker${back.seeker.profileId.slice(0, 4)}` },
      });
      expect(rows[1]).toMatchObject({ status: 'paid', amountRefunded: 1000 });
      expect(rows[2]).toMatchObject({ status: 'disputed' });
    });
  });

  describe('receipts', () => {
    it('[PAY-18] contains seller, buyer, product, amount and card', async () => {
      const { id } = await unlockSomebody(company);
      const { status, body } = await company.api.get(`${RECEIPT}/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        seller: 'Plumbline LLC',
        tax: 0,
        buyer: { name: expect.stringMatching(/^Company/), city: 'Winona Lake', state: 'IN', zip: '46590' },
        product_name: 'Unlock Applicant Resume - Skill 2',
        quantity: 1,
        unitAmount: 4900,
        amount: 4900,
        card: { brand: 'visa', last4: '4242' },
        status: 'paid',
      });
    });

    it('[PAY-18] is for the company itself, and only for paid intents', async () => {
      const { seeker, id } = await unlockSomebody(company);
      expect((await rival.api.get(`${RECEIPT}/${id}`)).status).toBe(404);
      expect((await seeker.api.get(`${RECEIPT}/${id}`)).status).toBe(403);
      expect((await api().get(`${RECEIPT}/${id}`)).status).toBe(401);
      const open = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
      const { status, body } = await company.api.get(`${RECEIPT}/${open}`);
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: "We couldn't retrieve this receipt.",
      });
      expect((await company.api.get(`${RECEIPT}/pi_unknown`)).status).toBe(404);
      expect((await company.api.get(`${RECEIPT}/null`)).status).toBe(404);
    });
  });

  describe('reports', () => {
    const reason = 'Phone and e-mail both fail';

    it("[PAY-24] stores the report of the company's unlock once, for staff to read", async () => {
      const { seeker, id } = await unlockSomebody(company);
      const { status, body } = await company.api.post(REPORT, { id, reason });
      expect({ status, body }).toEqual({ status: 201, body: { success: true } });
      expect((await company.api.post(REPORT, { id, reason })).body.code).toBe('report_exists');
      const task = `/api/admin/queue/unlock/${id}`;
      const report = { id, company: company.profileId, seeker: seeker.profileId, reason };
      expect((await staff.get(task)).body.unlock).toMatchObject(report);
      expect((await company.api.get(task)).status).toBe(403);
      expect((await api().get(task)).status).toBe(401);
    });

    it("[PAY-24] rejects a report of another company's payment, another product, an unpaid or refunded one", async () => {
      const { id } = await unlockSomebody(company);
      const codeOf = async (given: string, { api: client } = company) =>
        (await client.post(REPORT, { id: given, reason })).body.code;
      expect(await codeOf(id, rival)).toBe('payment_not_found');
      expect((await company.api.post(REPORT, { id })).status).toBe(400);
      expect(await codeOf('pi_unknown')).toBe('payment_not_found');
      const posting = await pay(company, 'job_posting', { job_id: await draftJob(company) });
      const { status, body } = await company.api.post(REPORT, { id: posting, reason });
      const message = 'Only an unlocked profile can be reported.';
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'report_not_an_unlock', message, errors: [{ path: 'id', message }] },
      });
      const open = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
      expect(await codeOf(open)).toBe('report_not_unlocked');
      await staff.post(REFUND, { id, reason });
      expect(await codeOf(id)).toBe('report_not_unlocked');
    });

    it('[PAY-24] accepts a report for seven days', async () => {
      let buyer = await newCompany();
      const [early, late] = [await unlockSomebody(buyer), await unlockSomebody(buyer)];
      await advanceClock(7 * DAY_MS - 60_000);
      buyer = await signInAgain(buyer);
      expect((await buyer.api.post(REPORT, { id: early.id, reason })).status).toBe(201);
      await advanceClock(2 * 60_000);
      const { status, body } = await buyer.api.post(REPORT, { id: late.id, reason });
      expect({ status, message: body.message }).toEqual({
        status: 409,
        message: 'An unlocked profile can be reported within 7 days.',
      });
    });
  });
});
